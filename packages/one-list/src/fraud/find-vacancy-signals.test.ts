import { expect, test } from "vitest";
import { postingOf } from "../testing/posting-of.ts";
import { findVacancySignals } from "./find-vacancy-signals.ts";

const fee = "<p>Taxa de inscrição: R$ 15,00.</p>";

test("a sentence of any posting of a vacancy is told, with the portal that says it", () => {
  const postings = [postingOf({ source: "gupy" }), postingOf({ source: "catho", description: fee })];
  expect(findVacancySignals(postings)).toEqual([
    { kind: "payment", sentence: "Taxa de inscrição: R$ 15,00.", source: "catho" },
  ]);
});

test("what two postings say is told once, of the leading one", () => {
  const postings = ["gupy", "catho"].map((source) => postingOf({ source, description: fee }));
  expect(findVacancySignals(postings).map(({ source }) => source)).toEqual(["gupy"]);
});

test("an employer that one portal names is hidden in none", () => {
  const hidden = postingOf({ source: "catho", company: null, description: "<p>Chame no WhatsApp.</p>" });
  expect(findVacancySignals([hidden]).map(({ kind }) => kind)).toEqual(["messenger-only"]);
  expect(findVacancySignals([postingOf({ source: "gupy", company: "Padaria Sol" }), hidden])).toEqual([]);
});
