import { expect, test } from "vitest";
import { judgeHealth, type RunFacts } from "./judge-health.ts";

const run = (facts: Partial<RunFacts> = {}): RunFacts => ({
  outcome: "answered",
  tookMs: 500,
  listingCount: 40,
  filled: { company: 40, pay: 20, description: 40 },
  ignored: [],
  ...facts,
});
const times = (count: number, facts: Partial<RunFacts> = {}) =>
  Array.from({ length: count }, () => run(facts));

test("a provider that answers as usual is not suspect", () => {
  expect(judgeHealth(times(40)).suspicions).toEqual([]);
  expect(judgeHealth([...times(10, { listingCount: 29 }), ...times(20)]).suspicions).toEqual([]);
});

test("answers that shrink below 70 % of the usual are suspect", () => {
  const runs = [
    ...times(10, { listingCount: 27, filled: { company: 27, pay: 14, description: 27 } }),
    ...times(20),
  ];
  expect(judgeHealth(runs).suspicions).toEqual(["a typical answer holds 27 listings, it used to be 40"]);
});

test("a field that vanishes is suspect even when the counts stay", () => {
  const runs = [...times(10, { filled: { company: 0, pay: 20, description: 40 } }), ...times(20)];
  expect(judgeHealth(runs).suspicions).toEqual(["the field company vanished"]);
});

test("a field that was always rare may be missing for a while", () => {
  const rare = { filled: { company: 40, pay: 4, description: 40 } };
  const runs = [...times(10, { filled: { company: 40, pay: 0, description: 40 } }), ...times(20, rare)];
  expect(judgeHealth(runs).suspicions).toEqual([]);
});

test("a filter that most answers ignore is suspect", () => {
  const runs = [...times(6, { ignored: ["city"] }), ...times(30)];
  expect(judgeHealth(runs)).toMatchObject({ ignoredRate: 0.6, suspicions: ["the city filter is ignored"] });
});

test("failures are suspect when most of the latest runs fail", () => {
  expect(judgeHealth([...times(6, { outcome: "changed" }), ...times(20)])).toMatchObject({
    isFailing: true,
    suspicions: ["6 of the last 10 runs failed, last as changed"],
  });
  expect(judgeHealth(times(2, { outcome: "timeout" }))).toMatchObject({ isFailing: false, suspicions: [] });
  // Finding less is another fault.
  const fewer = [...times(10, { listingCount: 5 }), ...times(20)];
  expect(judgeHealth(fewer)).toMatchObject({ isFailing: false, suspicions: [expect.any(String)] });
});

test("a few runs do not make a provider suspect of finding less", () => {
  expect(judgeHealth([...times(5, { listingCount: 0 }), ...times(8)]).suspicions).toEqual([]);
});

test("times are reported as the median and the 95th percentile", () => {
  const runs = Array.from({ length: 100 }, (_, index) => run({ tookMs: index + 1 }));
  expect(judgeHealth(runs)).toMatchObject({ runs: 100, p50Ms: 50, p95Ms: 95, outcomes: { answered: 100 } });
});
