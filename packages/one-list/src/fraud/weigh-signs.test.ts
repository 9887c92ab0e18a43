import { expect, test } from "vitest";
import type { Sentence } from "./list-sentences.ts";
import type { SignTable } from "./signs/sign.ts";
import { weighSigns } from "./weigh-signs.ts";

const table: SignTable = {
  kind: "payment",
  enough: 5,
  within: "sentence",
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

test("signs of two sentences count together only where the table says so", () => {
  const apart = ["curso obrigatorio", "custa r$ 90"];
  expect(raise(...apart)).toBeUndefined();
  expect(raiseWithin("two sentences", ...apart)).toBe("custa r$ 90");
  expect(raiseWithin("two sentences", "curso obrigatorio", "em campinas", "custa r$ 90")).toBeUndefined();
  expect(raiseWithin("posting", "curso obrigatorio", "em campinas", "custa r$ 90")).toBe("custa r$ 90");
});

test("each sentence that speaks against it counts", () => {
  expect(raiseWithin("posting", "curso", "r$ 90", "fim")).toBe("r$ 90");
  expect(raiseWithin("posting", "curso", "r$ 90", "salario", "salario")).toBeUndefined();
});

test("without one sign of each group that is needed the others say nothing", () => {
  const needing = { ...table, needs: [["salary", "course"], ["amount"]] };
  expect(weighSigns({ ...needing, enough: 2 }, sentences("curso"))).toBeUndefined();
  expect(weighSigns(needing, sentences("o curso custa r$ 90"))?.at).toBe(2);
});

test("a sign of the posting counts wherever it stands, once", () => {
  const edict = { points: -3, isOfPosting: true, words: /\bedital\b/ } as const;
  const withEdict = { ...table, signs: { ...table.signs, edict } };
  expect(weighSigns(withEdict, sentences("curso: r$ 90", "veja o edital"))).toBeUndefined();
  const twice = weighSigns(withEdict, sentences("curso: r$ 90", "veja o edital", "no edital"), 3);
  expect(twice?.sentence.text).toBe("curso: r$ 90");
});

test("points of the posting itself are added", () => {
  expect(weighSigns(table, sentences("custa r$ 90"), 2)?.sentence.text).toBe("custa r$ 90");
});

function raise(...texts: string[]): string | undefined {
  return raiseWithin("sentence", ...texts);
}

function raiseWithin(within: SignTable["within"], ...texts: string[]): string | undefined {
  return weighSigns({ ...table, within }, sentences(...texts))?.sentence.text;
}

function sentences(...texts: string[]): Sentence[] {
  return texts.map((text) => ({ text, folded: text, isTitle: false }));
}
