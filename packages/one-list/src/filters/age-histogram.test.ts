import { expect, test } from "vitest";
import { ageHistogram } from "./age-histogram.ts";
import { vacancyOf } from "../testing/posting-of.ts";

const now = new Date("2026-11-20T15:00:00Z");

test("vacancies are counted in the periods of the filter", () => {
  const days = [
    "2026-11-20",
    "2026-11-19",
    "2026-11-18",
    "2026-11-13",
    "2026-11-12",
    "2026-10-20",
    "2025-11-20",
    null,
  ];
  expect(
    ageHistogram(
      days.map((posted_at) => vacancyOf({ posted_at })),
      now,
    ),
  ).toEqual({
    bins: [
      { from: 0, to: 1, count: 2 },
      { from: 2, to: 3, count: 1 },
      { from: 4, to: 7, count: 1 },
      { from: 8, to: 30, count: 1 },
      { from: 31, to: null, count: 2 },
    ],
    unsaid: 1,
  });
});

test("nothing is drawn from fewer than five dates, however many vacancies have none", () => {
  const dated = Array.from({ length: 4 }, () => vacancyOf({ posted_at: "2026-11-20" }));
  const undated = Array.from({ length: 9 }, () => vacancyOf({}));
  expect(ageHistogram([...dated, ...undated], now)).toEqual({ bins: [], unsaid: 9 });
});
