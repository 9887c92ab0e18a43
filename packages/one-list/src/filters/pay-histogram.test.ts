import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { payHistogram } from "./pay-histogram.ts";
import { vacancyOf } from "../testing/posting-of.ts";

describe("the picture of pay", () => {
  test("counts vacancies between round amounts, CLT and PJ apart", () => {
    const { clt, pj, other } = payHistogram([
      ...paying("CLT", [1800, 1850, 1990, 2000, 2450]),
      ...paying("PJ", [5000, 6000, 7000, 8000, 9000, 12_000]),
    ]);
    expect(clt).toEqual([
      { from: 1800, to: 1900, count: 2 },
      { from: 1900, to: 2000, count: 1 },
      { from: 2000, to: null, count: 2 },
    ]);
    expect(pj.map(({ from }) => from)).toEqual([5000, 5500, 6000, 6500, 7000, 7500, 8000, 8500, 9000]);
    expect(pj.reduce((sum, { count }) => sum + count, 0)).toBe(6);
    expect(other).toEqual([]);
  });

  test("counts a vacancy once, under the contract that one of its portals names", () => {
    const { clt, other } = payHistogram(
      [1800, 1850, 1990, 2000, 2050].map((reais) => {
        const salary = `R$ ${reais} por mês`;
        return vacancyOf({ contract: "CLT", salary }, { salary });
      }),
    );
    expect(clt.reduce((sum, { count }) => sum + count, 0)).toBe(5);
    expect(other).toEqual([]);
  });

  test("nothing is drawn from fewer than five vacancies", () => {
    expect(payHistogram(paying("CLT", [1800, 1850, 1990, 2000])).clt).toEqual([]);
    expect(payHistogram(paying("CLT", [1800, 1850, 1990, 2000, 2001])).clt).not.toEqual([]);
  });

  test("five times the same amount is one bar", () => {
    expect(payHistogram(paying("CLT", [1621, 1621, 1621, 1621, 1621])).clt).toEqual([
      { from: 1600, to: 1700, count: 5 },
    ]);
  });

  test("a single director does not push all others into one bar", () => {
    const bins = payHistogram(
      paying("CLT", [...Array.from({ length: 20 }, (_, at) => 2000 + at * 100), 90_000]),
    ).clt;
    expect(bins.length).toBeGreaterThan(5);
    expect(bins.at(-1)).toMatchObject({ to: null });
  });

  test("an amount at the end of the last bar is in it, and the bar says that it is open", () => {
    const bins = payHistogram(paying("CLT", [1000, 1000, 1000, 1000, 1000, 1000, 1100])).clt;
    expect(bins).toEqual([{ from: 1000, to: null, count: 7 }]);
  });

  test("there are at most ten bars, however far apart the amounts", () => {
    const wide = paying("PJ", [200, 1000, 20_000, 50_000, 90_000, 120_000, 140_000, 149_000, 150_000]);
    expect(payHistogram(wide).pj.length).toBeLessThanOrEqual(10);
  });

  test("every vacancy is in the one bar that its amount falls into, and the bars have no gap", () => {
    const amounts = fc.array(
      fc.oneof(fc.integer({ min: 200, max: 9000 }), fc.constantFrom(1000, 2000, 150_000)),
      {
        minLength: 5,
        maxLength: 40,
      },
    );
    fc.assert(
      fc.property(amounts, (all) => {
        const bins = payHistogram(paying("CLT", all)).clt;
        expect(bins.length).toBeLessThanOrEqual(10);
        for (const [at, { from, to, count }] of bins.entries()) {
          expect(count).toBe(all.filter((amount) => amount >= from && (to === null || amount < to)).length);
          expect(to).toBe(bins[at + 1]?.from ?? (Math.max(...all) < (to ?? 0) ? to : null));
        }
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
      }),
    );
  });

  test("vacancies without pay and with several contracts are in no bar of CLT or PJ", () => {
    const { clt, pj, other } = payHistogram([
      ...paying(
        "CLT ou PJ",
        [1, 2, 3, 4, 5].map((n) => n * 1000),
      ),
      vacancyOf({}),
    ]);
    expect([clt, pj]).toEqual([[], []]);
    expect(other.reduce((sum, { count }) => sum + count, 0)).toBe(5);
  });
});

function paying(contract: string, amounts: readonly number[]) {
  return amounts.map((amount) =>
    vacancyOf({ contract, salary: `R$ ${amount.toLocaleString("pt-BR")} por mês` }),
  );
}
