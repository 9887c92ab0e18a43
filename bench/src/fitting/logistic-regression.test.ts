import { expect, test } from "vitest";
import { fitLogistic, score } from "./logistic-regression.ts";

test("coefficients give back the odds that the examples have", () => {
  // Three of four with the feature are sought, one of four without it.
  const examples = [1, 1, 1, 0].flatMap((sought) => [
    { features: [1, 1], isSought: sought === 1, weight: 1 },
    { features: [1, 0], isSought: sought === 0, weight: 1 },
  ]);
  const fitted = fitLogistic(examples, 0);
  expect(score([1, 1], fitted)).toBeCloseTo(Math.log(3), 4);
  expect(score([1, 0], fitted)).toBeCloseTo(-Math.log(3), 4);
});

test("a penalty draws coefficients towards nothing, but not the constant", () => {
  const examples = [1, 1, 1, 0].map((sought, at) => ({
    features: [1, at],
    isSought: sought === 1,
    weight: 1,
  }));
  const [, free = 0] = fitLogistic(examples, 0.1);
  const [constant = 0, held = 0] = fitLogistic(examples, 1000);
  expect(Math.abs(held)).toBeLessThan(Math.abs(free));
  expect(constant).toBeCloseTo(Math.log(3), 1);
});
