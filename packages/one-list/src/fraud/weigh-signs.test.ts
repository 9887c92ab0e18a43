import { expect, test } from "vitest";
import { indexSigns } from "./index/index-signs.ts";
import { textOf } from "./list-sentences.ts";
import { readSentences, type Reading } from "./read-sentences.ts";
import type { SignTable } from "./signs/sign.ts";
import { weighSigns } from "./weigh-signs.ts";

const table: SignTable = {
  kind: "payment",
  enough: 5,
  within: 1,
  signs: {
    amount: { points: 3, words: /\br\$ ?\d/ },
    course: { points: 2, words: /\bcurso\b/ },
    salary: { points: -2, words: /\bsalario\b/ },
  },
};

test("signs of one sentence count together, each once, and those against it are taken off", () => {
  expect(raise("o curso custa r$ 90")).toBe("o curso custa r$ 90");
  expect(raise("curso, curso, curso")).toBeUndefined();
  expect(raise("salario de r$ 900 e curso")).toBeUndefined();
});

test("signs of several sentences count together only where the table says so", () => {
  const apart = ["curso obrigatorio", "custa r$ 90"];
  expect(raise(...apart)).toBeUndefined();
  expect(raiseWithin(2, ...apart)).toBe("custa r$ 90");
  const further = ["curso obrigatorio", "em campinas", "custa r$ 90"];
  expect(raiseWithin(2, ...further)).toBeUndefined();
  expect(raiseWithin(3, ...further)).toBe("custa r$ 90");
  expect(raiseWithin(3, "curso obrigatorio", "em campinas", "no centro", "custa r$ 90")).toBeUndefined();
  expect(raiseWithin("posting", ...further)).toBe("custa r$ 90");
});

test("what stands in two sentences is no signal because one of them is written twice", () => {
  const text = { written: "curso", isTitle: false };
  const its = { ...table, enough: 3, within: 2 } as const;
  expect(weighSigns(its, readSentences([text, text], indexSigns([its])))).toBeUndefined();
});

test("each sentence that speaks against it counts", () => {
  expect(raiseWithin("posting", "curso", "r$ 90", "fim")).toBe("r$ 90");
  expect(raiseWithin("posting", "curso", "r$ 90", "salario", "salario")).toBeUndefined();
});

test("without one sign of each group that is needed the others say nothing", () => {
  const needing = { ...table, needs: [["salary", "course"], ["amount"]] };
  const little = { ...needing, enough: 2 };
  expect(weighSigns(little, readFor(little, "curso"))).toBeUndefined();
  expect(weighSigns(needing, readFor(needing, "o curso custa r$ 90"))?.at).toBe(2);
});

test("a sign of the posting counts wherever it stands, once", () => {
  const edict = { points: -3, isOfPosting: true, words: /\bedital\b/ } as const;
  const withEdict = { ...table, signs: { ...table.signs, edict } };
  expect(weighSigns(withEdict, readFor(withEdict, "curso: r$ 90", "veja o edital"))).toBeUndefined();
  const twice = readFor(withEdict, "curso: r$ 90", "veja o edital", "no edital");
  expect(weighSigns(withEdict, twice, () => 3)?.sentence.written).toBe("curso: r$ 90");
});

test("a sign of the posting does not count where it is denied, but does in a warning", () => {
  const contract = { points: -3, isOfPosting: true, words: /\b(?:contrato|golpe)\b/ } as const;
  const its = { ...table, signs: { ...table.signs, contract } };
  const raised = (text: string) => weighSigns(its, readFor(its, "curso: r$ 90", text))?.sentence.written;
  expect(raised("nao tem contrato")).toBe("curso: r$ 90");
  expect(raised("sem curso, com contrato")).toBeUndefined();
  expect(raised("nao caia em golpe")).toBeUndefined();
});

test("where the points are not enough, a plainer table of the same signs may be", () => {
  const work = { points: -3, isOfPosting: true, words: /\btrabalho\b/ } as const;
  const its = { ...table, signs: { ...table.signs, work } };
  const reading = readFor(its, "curso: r$ 90", "trabalho");
  const raised = (given: number) =>
    weighSigns(its, reading, undefined, { table, given: () => given })?.sentence.written;
  expect(weighSigns(its, reading)).toBeUndefined();
  expect(raised(0)).toBe("curso: r$ 90");
  expect(raised(-1)).toBeUndefined();
});

test("points of the posting itself are added", () => {
  expect(weighSigns(table, readFor(table, "custa r$ 90"))).toBeUndefined();
  expect(weighSigns(table, readFor(table, "custa r$ 90"), () => 2)?.sentence.written).toBe("custa r$ 90");
});

function raise(...texts: string[]): string | undefined {
  return raiseWithin(1, ...texts);
}

function raiseWithin(within: SignTable["within"], ...texts: string[]): string | undefined {
  const its = { ...table, within };
  const raised = weighSigns(its, readFor(its, ...texts));
  return raised && textOf(raised.sentence);
}

function readFor(its: SignTable, ...texts: string[]): Reading {
  const sentences = texts.map((written) => ({ written, isTitle: false }));
  return readSentences(sentences, indexSigns([its]));
}
