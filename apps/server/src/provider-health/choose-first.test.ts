import type { ProviderId } from "@vagou/contract/search/catalogue";
import type { Outcome } from "@vagou/contract/search/outcome";
import { expect, test } from "vitest";
import { chooseFirst } from "./choose-first.ts";

const now = new Date("2026-11-22T12:00:00Z");

function report(
  providerId: ProviderId,
  told: Partial<Record<Outcome, number>> = {},
  suspendedUntil: Date | null = null,
) {
  const runs = Object.values(told).reduce((sum, count) => sum + count, 0);
  return { providerId, runs, outcomes: told, suspendedUntil };
}

test("without runs the first providers of the catalogue are selected", () => {
  expect(chooseFirst([report("infojobs"), report("catho"), report("gupy")], 2, now)).toEqual([
    "infojobs",
    "catho",
  ]);
});

test("a provider that mostly fails is replaced by the next one that answers", () => {
  const reports = [
    report("infojobs", { blocked: 40, answered: 5 }),
    report("catho", { answered: 30, empty: 15, timeout: 5 }),
    report("gupy", { answered: 50 }),
  ];
  expect(chooseFirst(reports, 2, now)).toEqual(["catho", "gupy"]);
});

test("a few failures do not count, a suspension does", () => {
  const reports = [
    report("infojobs", { blocked: 3 }),
    report("catho", { answered: 60 }, new Date("2026-11-22T12:05:00Z")),
    report("gupy", {}, new Date("2026-11-22T11:55:00Z")),
  ];
  expect(chooseFirst(reports, 2, now)).toEqual(["infojobs", "gupy"]);
});

test("when all fail, those that fail least are selected", () => {
  const reports = [
    report("infojobs", { blocked: 60 }),
    report("catho", { blocked: 30, answered: 30 }),
    report("gupy", { unavailable: 40, answered: 20 }),
  ];
  expect(chooseFirst(reports, 2, now)).toEqual(["catho", "gupy"]);
});
