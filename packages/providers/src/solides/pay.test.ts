import { expect, test } from "vitest";
import { readSolidesPay, solidesSalarySchema } from "./pay.ts";

const pay = (salary: unknown) => readSolidesPay(solidesSalarySchema.parse(salary));
const month = { period: "month", negotiable: false };

test("zero, null, missing and unreadable amounts count as not informed", () => {
  for (const salary of [
    null,
    undefined,
    "R$ 1.500",
    {},
    { initialRange: 0, finalRange: 0 },
    { initialRange: null, finalRange: null, negotiable: false },
    { initialRange: "a combinar" },
  ])
    expect(pay(salary)).toBeUndefined();
});

test("a range and a single value come in cents", () => {
  expect(pay({ type: "range", initialRange: 1800, finalRange: 2200.5 })).toEqual({
    minCents: 180_000,
    maxCents: 220_050,
    ...month,
  });
  expect(pay({ type: "simple", initialRange: 0, finalRange: 1159.8 })).toEqual({
    minCents: 115_980,
    maxCents: 115_980,
    ...month,
  });
});

test("one end of a range stays one end", () => {
  expect(pay({ type: "range", initialRange: 0, finalRange: 3000 })).toEqual({ maxCents: 300_000, ...month });
  expect(pay({ type: "range", initialRange: 2500, finalRange: null })).toEqual({
    minCents: 250_000,
    ...month,
  });
});

test("what the employer hides stays hidden", () => {
  expect(pay({ type: "simple", showRangeToApplicant: false, initialRange: 9000 })).toBeUndefined();
});

test("negotiable pay is recognised, with or without amounts", () => {
  expect(pay({ showRangeToApplicant: false, initialRange: 9000, negotiable: true })).toEqual({
    period: "month",
    negotiable: true,
  });
  expect(pay({ type: "simple", finalRange: 2000, negotiable: true })).toMatchObject({
    minCents: 200_000,
    negotiable: true,
  });
});
