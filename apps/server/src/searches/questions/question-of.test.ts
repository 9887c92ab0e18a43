import { providers } from "@vagou/providers";
import { describe, expect, test } from "vitest";
import { questionOf } from "./question-of.ts";

const recife = { city: "Recife", state: { uf: "PE", name: "Pernambuco" } };

function question(id: string, keywords: string, place: Partial<typeof recife> = recife): string {
  const provider = providers.find((candidate) => candidate.id === id);
  if (provider === undefined) throw new Error(`no provider ${id}`);
  return questionOf(provider, { keywords, city: null, state: null, ...place });
}

const everyProvider = providers.map(({ id }) => id);

describe("one question to every portal", () => {
  test.each(everyProvider)("%s: with other accents, case and blanks", (id) => {
    const asked = question(id, "técnico de enfermagem");
    expect(question(id, "TECNICO DE  ENFERMAGEM")).toBe(asked);
    expect(question(id, "Técnico de Enfermagem ")).toBe(asked);
  });

  test.each(everyProvider)("%s: another word, place or sign is another question", (id) => {
    const names = [
      question(id, "vigia noturno"),
      question(id, "vigia diurno"),
      question(id, "vigia"),
      question(id, "vigia noturno", {}),
      question(id, "c#"),
      question(id, "c++"),
      question(id, "c"),
    ];
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("the same words in another order", () => {
  test.each(["trampos", "encontresuavaga", "solides"])("are one question to %s", (id) => {
    expect(question(id, "java desenvolvedor")).toBe(question(id, "desenvolvedor java"));
  });

  test("are another question to Gupy, which compares the phrase letter by letter", () => {
    expect(question("gupy", "java desenvolvedor")).not.toBe(question("gupy", "desenvolvedor java"));
  });
});

test.each(["buscavagas", "divulgavagas", "encontresuavaga", "bne", "trampos", "netvagas"])(
  "a word that does not matter makes no other question to %s, which is not told it",
  (id) => {
    expect(question(id, "vagas de desenvolvedor java")).toBe(question(id, "desenvolvedor java"));
  },
);

test("a question is never equal to one of another portal", () => {
  expect(new Set(everyProvider.map((id) => question(id, "vigia"))).size).toBe(everyProvider.length);
});
