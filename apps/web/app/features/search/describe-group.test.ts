import { describe, expect, it } from "vitest";
import { describeGroup, isWorthAskingAgain } from "./describe-group.ts";
import type { Group } from "./search-types.ts";
import { groupOf, jobOf } from "./testing/job-of.ts";

const jobs = Array.from({ length: 34 }, () => jobOf({}));

it("says how many vacancies came and how fast", () => {
  expect(describeGroup(groupOf({ jobs, took_ms: 800 }))).toEqual({
    said: "34 vagas em 0,8 s",
    isFailed: false,
    fichas: "−7",
  });
  expect(describeGroup(groupOf({ jobs: [jobOf({})], took_ms: 1240 })).said).toBe("1 vaga em 1,2 s");
});

it("says when the portal has more than it showed", () => {
  expect(describeGroup(groupOf({ jobs, total: 1340 })).said).toBe("34 de 1.340 vagas em 0,8 s");
});

it("charges an empty answer and gives back a failed one", () => {
  expect(describeGroup(groupOf({}))).toMatchObject({
    said: "sem vagas para este filtro · 0,8 s",
    fichas: "−7",
  });
  const blocked = groupOf({ outcome: "blocked", has_error: true, fichas: "returned", took_ms: 1_240 });
  expect(describeGroup(blocked)).toEqual({
    said: "bloqueou nossa consulta · 1,2 s",
    isFailed: true,
    fichas: "7 devolvidas",
  });
});

it("says no time of a portal that failed at once: a paused one, which was not asked, did not take too long in it", () => {
  const said = (took_ms: number) =>
    describeGroup(groupOf({ outcome: "timeout", has_error: true, fichas: "returned", took_ms })).said;
  expect(said(8_000)).toBe("demorou demais para responder · 8,0 s");
  expect(said(20)).toBe("demorou demais para responder");
  expect(said(240)).toBe("demorou demais para responder");
});

it("says the same of a portal whose vacancies are all in other places", () => {
  const said = (group: Partial<Group>) => describeGroup(groupOf({ outcome: "answered", ...group })).said;
  expect(said({})).toBe("sem vagas para este filtro · 0,8 s");
  expect(said({ total: 63 })).toBe("sem vagas para este filtro · 0,8 s");
  expect(said({ cached: true, age_s: 125 })).toBe("sem vagas para este filtro, resposta de 2 min atrás");
});

it("says last that a part of the portal did not answer", () => {
  const said = (group: Partial<Group>) => describeGroup(groupOf({ is_partial: true, ...group })).said;
  expect(said({ jobs })).toBe("34 vagas em 0,8 s; uma parte do portal não respondeu");
  expect(said({ jobs, cached: true, age_s: 185, fichas: "free" })).toBe(
    "34 vagas, resposta de 3 min atrás; uma parte do portal não respondeu",
  );
  expect(said({ outcome: "blocked", has_error: true, fichas: "returned" })).toBe(
    "uma parte do portal não respondeu, e a outra não tem vagas para este filtro · 0,8 s",
  );
});

it("costs nothing when repeated within minutes", () => {
  expect(describeGroup(groupOf({ jobs, cached: true, age_s: 185, fichas: "free" }))).toMatchObject({
    said: "34 vagas, resposta de 3 min atrás",
    fichas: "grátis",
  });
  expect(describeGroup(groupOf({ jobs, fichas: "free" })).said).toBe(
    "34 vagas, resultado repetido, sem custo",
  );
});

it("says how old an answer is that another person asked for a moment ago", () => {
  expect(describeGroup(groupOf({ jobs, cached: true, age_s: 20, fichas: "charged" }))).toMatchObject({
    said: "34 vagas, resposta de agora há pouco",
    fichas: "−7",
  });
});

it("repeats the server's reason for a refused call", () => {
  const refused = groupOf({
    outcome: "unavailable",
    has_error: true,
    fichas: "free",
    error: "Muitas tentativas.",
  });
  expect(describeGroup(refused).said).toBe("Muitas tentativas.");
});

it("says how old an empty answer is", () => {
  expect(describeGroup(groupOf({ cached: true, age_s: 125, fichas: "free" }))).toMatchObject({
    said: "sem vagas para este filtro, resposta de 2 min atrás",
    fichas: "grátis",
  });
});

it("says so in the line of a portal whose answer the person did not wait for", () => {
  const cancelled = groupOf({ outcome: "cancelled", fichas: "releasing" });
  expect(describeGroup(cancelled)).toMatchObject({
    said: "você cancelou antes da resposta",
    fichas: "7 de volta",
  });
});

describe("asking a portal again", () => {
  it.each([
    ["our line was too long", { outcome: "busy", has_error: true, fichas: "returned" }, true],
    ["an older answer stood in, for nothing", { cached: true, age_s: 2_400, fichas: "free" }, true],
    ["the same was asked a moment ago", { cached: true, age_s: 120, fichas: "free" }, false],
    ["an answer was sold", { cached: true, age_s: 120, fichas: "charged" }, false],
    ["the portal is down", { outcome: "unavailable", has_error: true, fichas: "returned" }, true],
    ["the connection broke", { outcome: "unavailable", has_error: true, fichas: "unknown" }, true],
    [
      "it was switched off meanwhile",
      { outcome: "unavailable", has_error: true, is_off: true, fichas: "free" },
      false,
    ],
    ["the person cancelled it", { outcome: "cancelled", fichas: "releasing" }, false],
  ] as const)("when %s: %o", (_why, group, isWorth) => {
    expect(isWorthAskingAgain(groupOf(group))).toBe(isWorth);
  });
});
