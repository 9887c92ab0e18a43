import { describe, expect, test, vi } from "vitest";
import { findFraudSignals } from "../find-fraud-signals.ts";
import { foldedOf, listSentences, type Sentence } from "../list-sentences.ts";
import { eighthFrauds, eighthHonest } from "../samples/eighth-set.ts";
import { honestNear } from "../samples/honest-near.ts";
import { moreHonest } from "../samples/more-honest.ts";
import { readSamples } from "../samples/read-samples.ts";
import { documentsSigns } from "../signs/documents-signs.ts";
import { incomeSigns } from "../signs/income-signs.ts";
import { messengerSigns } from "../signs/messenger-signs.ts";
import { paymentSigns } from "../signs/payment-signs.ts";
import type { Sign, SignTable } from "../signs/sign.ts";
import { urgentSigns } from "../signs/urgent-signs.ts";
import { findPossibleSigns } from "./find-possible-signs.ts";
import { indexSigns } from "./index-signs.ts";

const postings = [eighthFrauds, eighthHonest, honestNear, moreHonest].flatMap(readSamples);
const sentences = postings.flatMap(({ job }) => listSentences(job));
const tables = [paymentSigns, documentsSigns, incomeSigns, messengerSigns, urgentSigns];

describe("the signs that a sentence may show", () => {
  test("are all that its expressions find, and few others", () => {
    const missed = sentences.flatMap((sentence) => {
      const possible = findPossibleSigns(sentence.written).map(({ sign }) => sign);
      return shownIn(sentence).filter((sign) => !possible.includes(sign));
    });
    expect(missed).toEqual([]);
    const shown = sentences.reduce((all, sentence) => all + shownIn(sentence).length, 0);
    const possible = sentences.reduce((all, { written }) => all + findPossibleSigns(written).length, 0);
    expect(possible).toBeLessThan(3 * shown);
  });

  test.each([
    ["accents and capitals", "CAUÇÃO"],
    ["several blanks", "só  a   caução"],
    ["blanks that do not break", "a\u00a0caução"],
    ["accents of their own", "cauça\u0303o".normalize("NFD")],
    ["other signs around it", "🚨(caução)"],
  ])("are found with %s", (_, text) => {
    expect(findIn(text, /\bcaucao\b/)).toBe(true);
  });

  test.each<[RegExp, string, string]>([
    [/\bvai\b/, "ele vai", "uma vaia"],
    [/\bpag(?:a|ue)\b/, "pague", "pagina"],
    [/\b(?:sem )?curso/, "curso", "recurso"],
    [/\bd[ao]s? \d\d ?h/, "das 18h", "das 8h"],
    [/(?<!nao )\bcobra/, "cobra", "manobra"],
    [/\d+ reais/, "r$50 reais", "cinquenta reais"],
    [/!!|[🚨🔥]/u, "já!! 🔥", "já!"],
    [/us?\$ ?\d/, "bus$ 5", "s$ 5"],
  ])("are told by how %s may begin", (words, text, other) => {
    expect(findIn(text, words)).toBe(true);
    expect(findIn(other, words)).toBe(false);
  });

  test.each<[RegExp, string, string]>([
    [/\w+ taxa/, "uma taxa", "taxas"],
    [/.taxa/, "a taxa", "um curso"],
    [/(?:\w{1,9} )?taxa/, "a taxa", "um curso"],
    [/\bcart\w+ paga\b/, "a carteira paga", "paga a carteira"],
    [
      /\bcandidato\b(?: \w{1,9}){0,5} (?:paga|compra)\b/,
      "o candidato sempre compra",
      "o candidato comparece",
    ],
    [/\b(?:pix|sinal) (?:de |no )?(?:valor|\d+)/, "pix de 50", "pix da empresa"],
  ])("are told by what follows in %s", (words, text, other) => {
    expect(findIn(text, words)).toBe(true);
    expect(findIn(other, words)).toBe(false);
  });

  test.each([/\w+/, /[^.]/, /(?:\w{1,9} )?/])("are all where anything may be found by %s", (words) => {
    expect(findIn("", words)).toBe(true);
  });
});

test("no sign that counts wherever it stands speaks for a signal, for it would not be looked up everywhere", () => {
  const signs = tables.flatMap((table) => Object.values(table.signs));
  expect(signs.filter(({ isOfPosting, points }) => isOfPosting && points > 0)).toEqual([]);
});

test("every sign that is needed speaks for its signal, for others are not looked up", () => {
  const needed = tables.flatMap(({ needs = [], signs }) => needs.flat().map((name) => signs[name]?.points));
  expect(needed.length).toBeGreaterThan(0);
  expect(needed.filter((points) => points === undefined || points <= 0)).toEqual([]);
});

describe("looking at a posting", () => {
  // Without an index they were 68.
  test("runs at most three expressions for a sentence of honest ones that come near a fraud", () => {
    const honest = [...readSamples(honestNear), ...readSamples(moreHonest)].map(({ job }) => job);
    const count = honest.reduce((all, job) => all + listSentences(job).length, 0);
    expect(countRun(() => honest.forEach(findFraudSignals))).toBeLessThan(3 * count);
  });

  test("runs no more of them for each sentence of a long one", () => {
    const [sample] = readSamples(honestNear);
    if (sample === undefined) throw new Error("no sample was read");
    const once = sentences.slice(0, 1_000).map(({ written }) => `<p>${written}</p>`);
    const again = once.map((block, at) => block.replace("</p>", ` ${String(at)}</p>`));
    const runFor = (blocks: readonly string[]) =>
      countRun(() => findFraudSignals({ ...sample.job, description: blocks.join("") }));
    expect(once.join("").length).toBeGreaterThan(50_000);
    expect(runFor([...once, ...again])).toBeLessThan(2.5 * runFor(once));
  });
});

function shownIn(sentence: Sentence): Sign[] {
  const signs = tables.flatMap((table) => Object.values(table.signs));
  return signs.filter(({ points, words }) => points > 0 && words.test(foldedOf(sentence)));
}

function findIn(text: string, words: RegExp): boolean {
  const table: SignTable = {
    kind: "payment",
    enough: 1,
    within: 1,
    signs: { it: { points: 1, words } },
  };
  return indexSigns([table])(text).length > 0;
}

function countRun(work: () => void): number {
  const words = new Set(tables.flatMap((table) => Object.values(table.signs).map((sign) => sign.words)));
  const test = vi.spyOn(RegExp.prototype, "test");
  try {
    work();
    return test.mock.contexts.filter((expression) => expression instanceof RegExp && words.has(expression))
      .length;
  } finally {
    test.mockRestore();
  }
}
