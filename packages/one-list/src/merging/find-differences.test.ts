import { expect, test } from "vitest";
import { findDifferences } from "./find-differences.ts";
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
