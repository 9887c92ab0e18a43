import { describe, expect, it, test } from "vitest";
import { providerCatalogue } from "@vagou/contract/search/catalogue";
import { providerReach } from "@vagou/contract/search/provider-reach";
import { providers } from "../../../../../../../packages/providers/src/index.ts";
import { plain } from "#ui/fields/match-options.ts";
import type { Expectation } from "./describe-expectation.ts";
import { findObstacle } from "./find-obstacle.ts";

const asked = (query: string, state = "", city = "") => ({ query, state, city });
const recife = (query: string) => asked(query, "PE", "Recife");

test("for an administrative assistant, portals of one employer and of technology have an obstacle", () => {
  const found = ["infojobs", "sap", "dell", "nerdin", "trampos", "remotar"].map((id) =>
    findObstacle(id, asked("Auxiliar Administrativo"), undefined),
  );
  expect(found).toEqual([
    null,
    "pouco provável para estas palavras",
    "pouco provável para estas palavras",
    "pouco provável para estas palavras",
    "pouco provável para estas palavras",
    null,
  ]);
});

test.each([
  ["nerdin", "Desenvolvedora Java"],
  ["nerdin", "analista de BI"],
  ["nerdin", "programador c#"],
  ["trampos", "designer gráfico"],
  ["trampos", "Técnico de Informática"],
  ["sap", "consultor SAP"],
])("%s has none for %j", (id, query) => {
  expect(findObstacle(id, asked(query), undefined)).toBeNull();
});

test("what kind of vacancies a portal has is said by its description alone, which stands above the obstacle", () => {
  for (const [id, { only }] of Object.entries(providerReach)) {
    if (only === undefined) continue;
    const { description = "" } = providerCatalogue.find((entry) => entry.id === id) ?? {};
    const said = (text: string) =>
      new Set(
        plain(text)
          .split(/[\s,]+/)
          .filter((word) => word.length > 3),
      );
    const twice = said(findObstacle(id, asked("pedreiro"), undefined) ?? "").intersection(said(description));
    expect([...twice]).toEqual([]);
  }
});

it("compares short words as a whole", () => {
  // "ti" begins "tintureiro", and "bi" begins "bibliotecária".
  expect(findObstacle("nerdin", asked("tintureiro"), undefined)).toBe("pouco provável para estas palavras");
  expect(findObstacle("nerdin", asked("bibliotecária"), undefined)).toBe(
    "pouco provável para estas palavras",
  );
});

it("says what a portal does not filter, where that was asked", () => {
  expect(findObstacle("remotar", recife("designer"), undefined)).toBe("não filtra por cidade");
  expect(findObstacle("remotar", asked("designer", "PE"), undefined)).toBe("não filtra por estado");
  expect(findObstacle("trampos", recife("designer"), undefined)).toBe("não filtra por cidade");
  expect(findObstacle("trampos", recife("pedreiro"), undefined)).toBe("pouco provável para estas palavras");
});

it("says which portals would be asked for another language than C# or C++", () => {
  expect(findObstacle("vagas", asked("Programador C#"), undefined)).toBe(
    "não entende o # nem o + das palavras",
  );
  expect(findObstacle("bne", asked("desenvolvedora c++"), undefined)).toBe(
    "não entende o # nem o + das palavras",
  );
  expect(findObstacle("gupy", asked("Programador C#"), undefined)).toBeNull();
  expect(findObstacle("vagas", asked("cozinha + salão"), undefined)).toBeNull();
});

describe("what a portal brought weighs more than its description", () => {
  const brought = (basis: Expectation["basis"], vacancies: number): Expectation => ({
    id: "nerdin",
    basis,
    numbers: { vacancies, answers: 12, answered_share: 1, median_ms: 900 },
  });

  test.each([
    ["vacancies for these words here", brought("exact", 3), null],
    ["vacancies for these words in the state", brought("state", 0.2), null],
    ["no vacancy for these words", brought("exact", 0), "pouco provável para estas palavras"],
    ["vacancies for other words", brought("portal", 20), "pouco provável para estas palavras"],
  ])("%s", (_, expectation, obstacle) => {
    expect(findObstacle("nerdin", recife("auxiliar administrativo"), expectation)).toBe(obstacle);
  });
});

test("the portals whose search takes no place are those whose adapters send none", () => {
  // Their adapters read the list of all vacancies, so that none of a place is missed.
  const readWhole = ["buscavagas", "divulgavagas", "encontresuavaga"];
  const [state, asker] = [
    { uf: "PE", name: "Pernambuco" },
    { ip: "203.0.113.7", userAgent: "test", pageUrl: "http://vagou.example/", credentials: {} },
  ];
  const without = providers
    .filter((provider) => {
      if (provider.credentials !== undefined) return false;
      const [here, anywhere] = [
        { keywords: "vendedor", city: "Recife", state },
        { keywords: "vendedor", city: null, state: null },
      ].map((query) => JSON.stringify(provider.buildRequests(query, asker)));
      return here === anywhere;
    })
    .map(({ id }) => id);
  const told = Object.entries(providerReach).filter(([, { ignoresPlace }]) => ignoresPlace);
  expect(without.filter((id) => !readWhole.includes(id)).toSorted()).toEqual(
    told.map(([id]) => id).toSorted(),
  );
});

test("the portals that lose the sign of C# and C++ are those whose adapters ask the same for a c alone", () => {
  const asker = { ip: "203.0.113.7", userAgent: "test", pageUrl: "http://vagou.example/", credentials: {} };
  const requestsFor = (provider: (typeof providers)[number], keywords: string) =>
    JSON.stringify(
      [...provider.buildRequests({ keywords, city: null, state: null }, asker)].map(({ url, body }) => [
        url,
        body,
      ]),
    ).toLowerCase();
  const losing = providers
    .filter(({ credentials }) => credentials === undefined)
    .filter((provider) => requestsFor(provider, "C#") === requestsFor(provider, "C"))
    .map(({ id }) => id)
    // Its adapter compares the words itself.
    .filter((id) => id !== "encontresuavaga");
  const told = Object.entries(providerReach).filter(([, { losesSigns }]) => losesSigns);
  expect(losing.toSorted()).toEqual(told.map(([id]) => id).toSorted());
});
