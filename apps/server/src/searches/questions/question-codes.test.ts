import { expect, test } from "vitest";
import { createQuestionCodes } from "./question-codes.ts";

const codes = createQuestionCodes("a secret for tests, long enough to be one");
const noon = new Date("2026-11-21T12:00:00Z");
const nextNoon = new Date("2026-11-22T12:00:00Z");

test("a question has one code that all people share, and another code for each person", () => {
  const all = [codes.shared("q", noon), codes.own("q", "ana", noon), codes.own("q", "rui", noon)].flat();
  expect(new Set(all).size).toBe(3);
  expect(codes.shared("q", noon)).toEqual(all.slice(0, 1));
  expect(codes.own("q", "ana", noon)).toEqual(all.slice(1, 2));
});

test("each day has other codes, so that a person's repeated question cannot be recognised", () => {
  expect(codes.own("q", "ana", nextNoon)).not.toEqual(codes.own("q", "ana", noon));
  expect(codes.shared("q", nextNoon)).not.toEqual(codes.shared("q", noon));
});

test("shortly after the change of keys, rows from before it are found", () => {
  const before = new Date("2026-11-21T23:59:59.999Z");
  const [own] = codes.own("q", "ana", before);
  const [shared] = codes.shared("q", before);
  const after = new Date("2026-11-22T01:00:00Z");
  expect(codes.own("q", "ana", after)).toEqual([codes.own("q", "ana", nextNoon)[0], own]);
  expect(codes.shared("q", after)).toEqual([codes.shared("q", nextNoon)[0], shared]);
});

test("a server whose clock is behind finds rows that another server stored with the next day's key", () => {
  const behind = new Date("2026-11-21T23:59:30Z");
  const ahead = new Date("2026-11-22T00:00:00Z");
  expect(codes.own("q", "ana", behind)).toContain(codes.own("q", "ana", ahead)[0]);
  expect(codes.shared("q", ahead)).toContain(codes.shared("q", behind)[0]);
});

test("without the secret no code can be computed", () => {
  const elsewhere = createQuestionCodes("another secret, also long enough to be one");
  expect(elsewhere.own("q", "ana", noon)).not.toEqual(codes.own("q", "ana", noon));
  expect(elsewhere.shared("q", noon)).not.toEqual(codes.shared("q", noon));
});

test("the code under which the answers of different days are compared is the same for all, and no code of a day", () => {
  expect(codes.lasting("q")).toBe(codes.lasting("q"));
  expect(codes.lasting("q")).not.toBe(codes.lasting("other"));
  const elsewhere = createQuestionCodes("another secret, also long enough to be one");
  expect(elsewhere.lasting("q")).not.toBe(codes.lasting("q"));
  expect(codes.shared("q", noon)).not.toContain(codes.lasting("q"));
});
