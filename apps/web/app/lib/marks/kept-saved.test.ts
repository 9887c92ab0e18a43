import type { SavedVacancy } from "@vagou/contract/saved/saved-vacancies";
import { expect, it } from "vitest";
import { savedOf } from "../../features/saved/testing/saved-of.ts";
import { removeItem, writeItem } from "../device/browser-storage.ts";
import { forgetSaved, keepSaved, readKeptSaved } from "./kept-saved.ts";

const at = new Date("2026-11-22T12:00:00Z");

it("the last answer is read back with its moment, by its own person only, until it is forgotten", () => {
  const vacancies = [savedOf({ id: "gupy-0000000000000001", note: "Falar com a Ana" })];
  keepSaved("joana", { at, vacancies });
  expect(readKeptSaved("joana")).toEqual({ at, vacancies });
  expect(readKeptSaved("maria")).toBeNull();
  forgetSaved("joana");
  expect(readKeptSaved("joana")).toBeNull();
});

it("at most 200 are kept, and a list that takes too much storage is not", () => {
  const many = (count: number, note = ""): SavedVacancy[] =>
    Array.from({ length: count }, (_, index) => savedOf({ id: `gupy-${index}`, note }));
  keepSaved("joana", { at, vacancies: many(500) });
  expect(readKeptSaved("joana")?.vacancies).toHaveLength(200);
  keepSaved("joana", { at, vacancies: many(200, "x".repeat(4_000)) });
  expect(readKeptSaved("joana")).toBeNull();
});

it.each([
  "{oops",
  "null",
  "[]",
  '{"at":"soon","vacancies":[]}',
  '{"at":"2026-11-22T12:00:00Z","vacancies":7}',
])("what cannot be read counts as nothing: %s", (text) => {
  writeItem("local", "saved_joana", text);
  expect(readKeptSaved("joana")).toBeNull();
  removeItem("local", "saved_joana");
});
