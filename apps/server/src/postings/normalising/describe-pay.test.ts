import { expect, test } from "vitest";
import { readSalary } from "../../../../web/app/features/posting/read-salary.ts";
import { describePay } from "./describe-pay.ts";

const pay = { period: "month", negotiable: false } as const;

test("a range, one amount and cents read as people write them", () => {
  expect(describePay({ ...pay, minCents: 180_000, maxCents: 220_000 })).toBe("R$ 1.800 a R$ 2.200 por mês");
  expect(describePay({ ...pay, minCents: 140_000, maxCents: 140_000 })).toBe("R$ 1.400 por mês");
  expect(describePay({ ...pay, minCents: 1_250, maxCents: 1_250, period: "hour" })).toBe("R$ 12,50 por hora");
  expect(describePay({ ...pay, minCents: 140_000, maxCents: 140_000, period: "unstated" })).toBe("R$ 1.400");
});

test("a range with one end says which end it is", () => {
  expect(describePay({ ...pay, minCents: 150_000 })).toBe("A partir de R$ 1.500 por mês");
  expect(describePay({ ...pay, maxCents: 200_000 })).toBe("Até R$ 2.000 por mês");
});

test("without an amount there is no salary, except for one that is negotiable", () => {
  expect(describePay(pay)).toBeNull();
  expect(describePay({ ...pay, minCents: 0, maxCents: 0 })).toBeNull();
  expect(describePay({ ...pay, negotiable: true })).toBe("A combinar");
});

test.each([
  [
    { ...pay, minCents: 180_000, maxCents: 220_050 },
    { minValue: 1800, maxValue: 2200.5, unit: "MONTH" },
  ],
  [
    { ...pay, minCents: 1_250, maxCents: 1_250, period: "hour" as const },
    { value: 12.5, unit: "HOUR" },
  ],
  [
    { ...pay, minCents: 15_000, period: "day" as const },
    { minValue: 150, unit: "DAY" },
  ],
  [
    { ...pay, maxCents: 90_000, period: "week" as const },
    { maxValue: 900, unit: "WEEK" },
  ],
  [
    { ...pay, maxCents: 120_000_000, period: "year" as const },
    { maxValue: 1_200_000, unit: "YEAR" },
  ],
  [{ ...pay, minCents: 140_000, maxCents: 140_000, period: "unstated" as const }, { value: 1400 }],
  [{ ...pay, negotiable: true }, null],
])("the page of a vacancy can read the amounts of %j back from the text", (stated, salary) => {
  expect(readSalary(describePay(stated) ?? "")).toEqual(salary);
});
