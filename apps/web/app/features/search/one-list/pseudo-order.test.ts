import { expect, it } from "vitest";
import { pseudoOrder } from "./pseudo-order.ts";
import { jobOf } from "../testing/job-of.ts";

const jobs = ["gupy", "solides", "workable"].flatMap((source) =>
  Array.from({ length: 20 }, (_, n) => jobOf({ source, id: `${source}-${(n * 7919 + 13).toString(36)}` })),
);

it("keeps every vacancy, and gives the same order regardless of which came first", () => {
  const ordered = pseudoOrder(jobs);
  expect(new Set(ordered)).toEqual(new Set(jobs));
  expect(pseudoOrder(pseudoOrder(jobs))).toEqual(ordered);
});

it("mixes the providers instead of showing one after the other", () => {
  const sources = pseudoOrder(jobs).map((job) => job.source);
  const changes = sources.filter((source, index) => index > 0 && source !== sources[index - 1]).length;
  expect(changes).toBeGreaterThan(15);
  expect(new Set(sources.slice(0, 20)).size).toBe(3);
});

it("orders by company and title where there is no id", () => {
  const [one, other] = [
    jobOf({ id: "", company: "A", title: "b" }),
    jobOf({ id: "", company: "A", title: "a" }),
  ];
  expect(pseudoOrder([one, other])).toEqual([other, one]);
});
