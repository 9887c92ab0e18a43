import type { Job } from "@vagou/contract/search/job";
import { expect, test } from "vitest";
import { findDifferences } from "./find-differences.ts";
import { postingOf } from "../testing/posting-of.ts";
import { mergeVacancies } from "./merge-vacancies.ts";
import { readPairs } from "./samples/read-pairs.ts";

const [pair] = readPairs(`
= pay as an amount and as a range
catho ~ Cozinheira ~ Cantina Bela ME ~ Recife (PE) ~ pay=R$ 1.900 por mês
gupy ~ Cozinheiro(a) ~ Cantina Bela ~ Recife (PE) ~ pay=R$ 1.800 a R$ 2.100 por mês ~ on=11-08
`);

test("each portal's pay and day are told; other spellings of title and employer are not", () => {
  const [vacancy] = mergeVacancies(pair?.postings ?? []);
  expect(vacancy?.lead.source).toBe("gupy");
  expect(vacancy?.reasons).toEqual(["same-title", "same-employer", "same-place"]);
  expect(vacancy && findDifferences(vacancy)).toEqual([
    {
      fact: "pay",
      said: [
        { value: "R$ 1.800 a R$ 2.100 por mês", sources: ["gupy"] },
        { value: "R$ 1.900 por mês", sources: ["catho"] },
      ],
    },
    {
      fact: "date",
      said: [
        { value: "2026-11-08", sources: ["gupy"] },
        { value: "2026-11-10", sources: ["catho"] },
      ],
    },
  ]);
});

test("days are those of São Paulo: what a portal posts in the evening and dates in UTC is no other day", () => {
  const lead = postingOf({ source: "gupy", posted_at: "2026-11-10T01:30:00.000Z" });
  expect(factsOf(lead, postingOf({ source: "catho", posted_at: "2026-11-09" }))).toEqual([]);
  expect(factsOf(lead, postingOf({ source: "catho", posted_at: "2026-11-10" }))).toEqual(["date"]);
});

test("an employer that hides its name says none, so it does not differ", () => {
  const lead = postingOf({ source: "gupy", company: "Cantina Bela" });
  expect(factsOf(lead, postingOf({ source: "catho", company: "Empresa confidencial" }))).toEqual([]);
  expect(factsOf(lead, postingOf({ source: "catho", company: "Padaria Sol" }))).toEqual(["employer"]);
});

function factsOf(lead: Job, other: Job): string[] {
  return findDifferences({ lead, others: [other], reasons: ["same-title"] }).map(({ fact }) => fact);
}
