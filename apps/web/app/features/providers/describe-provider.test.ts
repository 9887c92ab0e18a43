import { expect, it } from "vitest";
import { formTexts, lineTexts } from "#features/search/texts.ts";
import { describeState, describeWeek, sumUpStates, type ProviderState } from "./describe-provider.ts";

type Week = NonNullable<ProviderState["week"]>;

const usual: Week = {
  runs: 100,
  answered: 97,
  empty: 0,
  failures: [
    { outcome: "timeout", count: 2 },
    { outcome: "unavailable", count: 1 },
  ],
  median_ms: 1_234,
  last_answer_at: "2026-11-21T17:05:00.000Z",
  failing_since: null,
};

const week = (changes: Partial<Week> = {}, state: ProviderState["state"] = "answering") =>
  Object.fromEntries(
    describeWeek({ state, week: { ...usual, ...changes } }).map(({ term, said }) => [term, said]),
  );

it("a portal's week says how often it answered, how fast, why it failed, and when it answered last", () => {
  expect(week()).toEqual({
    Respondeu: ["97 de 100 vezes"],
    Tempo: ["1,2 s (mediana)"],
    "Não respondeu": ["demorou demais para responder (2 vezes)", "estava fora do ar (1 vez)"],
    "Última resposta": ["21/11 às 14:05"],
  });
});

it("an answer without vacancies is an answer, and is said", () => {
  expect(week({ answered: 70, empty: 27 })["Respondeu"]).toEqual(["97 de 100 vezes, 27 delas sem vagas"]);
  expect(week({ answered: 0, empty: 97 })["Respondeu"]).toEqual(["97 de 100 vezes, sempre sem vagas"]);
});

it("a portal that never failed has no line about failures", () => {
  expect(Object.keys(week({ runs: 97, failures: [] }))).toEqual(["Respondeu", "Tempo", "Última resposta"]);
});

it("a portal that fails or is suspended says since when", () => {
  const failing = { failing_since: "2026-11-21T18:00:00.000Z" };
  expect(week(failing, "failing")).toMatchObject({ "Sem resposta": ["desde 21/11 às 15:00"] });
  expect(week(failing, "suspended")).toMatchObject({ "Sem resposta": ["desde 21/11 às 15:00"] });
  // One failure after hundreds of answers is no outage.
  expect(week(failing, "answering")).toMatchObject({ "Última resposta": ["21/11 às 14:05"] });
});

it("a portal that never answered in these days has neither a time nor a last answer", () => {
  const mute = { runs: 12, answered: 0, median_ms: null, last_answer_at: null };
  expect(week({ ...mute, failing_since: "2026-11-15T10:00:00.000Z" }, "failing")).toMatchObject({
    Respondeu: ["0 de 12 vezes"],
    "Última resposta": ["nenhuma nos últimos 7 dias"],
  });
  expect(week(mute)["Tempo"]).toBeUndefined();
});

it("what the server does not tell is not known", () => {
  expect(week({ median_ms: null })["Tempo"]).toEqual(["ainda não sabemos"]);
  expect(describeWeek({ state: "unknown", week: null })).toEqual([]);
});

it.each([
  ["gupy", "answering", "respondendo"],
  ["gupy", "failing", "com falhas"],
  ["gupy", "suspended", "suspenso"],
  ["gupy", "unknown", "ainda não sabemos"],
  ["jobleads", "off", "indisponível: cobra de quem se candidata"],
  ["gupy", "off", "indisponível agora"],
  ["careerjet", "not_configured", "indisponível agora"],
] as const)("the state of %s, %s, is said as “%s”", (id, state, said) => {
  expect(describeState({ id, state })).toBe(said);
});

it("failures and hindrances have the same words as in a search", () => {
  const { failures } = usual;
  const said = (outcome: (typeof failures)[number]["outcome"]) =>
    week({ failures: [{ outcome, count: 1 }] })["Não respondeu"]?.[0]?.replace(" (1 vez)", "");
  expect(said("timeout")).toBe(lineTexts.timeout);
  expect(said("changed")).toBe(lineTexts.changed);
  expect(lineTexts.blocked).toBe(said("blocked"));
  expect(lineTexts.unavailable).toBe("está fora do ar");
  expect(describeState({ id: "netvagas", state: "off" })).toBe(
    formTexts.hindrances.off("fecha as páginas para robôs"),
  );
});

it("the states are counted together, without the portals that cannot be asked here", () => {
  const states = (...list: ProviderState["state"][]) => sumUpStates(list.map((state) => ({ state })));
  expect(states("answering", "answering", "off", "not_configured")).toBe("2 portais estão respondendo");
  expect(states("answering", "failing", "unknown")).toBe(
    "1 portal está respondendo, 1 com falhas ou suspenso, 1 ainda sem números",
  );
  expect(states("failing", "suspended")).toBe("0 portais estão respondendo, 2 com falhas ou suspensos");
});
