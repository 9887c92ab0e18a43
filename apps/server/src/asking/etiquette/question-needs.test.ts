import { expect, test } from "vitest";
import {
  addNeeds,
  averageFurther,
  mostFurther,
  needsOf,
  noNeeds,
  type QuestionNeeds,
} from "./question-needs.ts";

const after = (...further: number[]): QuestionNeeds =>
  further.reduce((needs, count) => addNeeds(needs, needsOf(count)), noNeeds);

test("without a measured question, what is usual at the portal is expected", () => {
  expect(averageFurther(noNeeds, 5)).toBe(5);
  expect(averageFurther(noNeeds, 0)).toBe(0);
  expect(mostFurther(noNeeds, 0, 10)).toBe(0);
});

test("measured questions soon count more than what is usual", () => {
  expect(averageFurther(after(2), 5)).toBe(4);
  expect(averageFurther(after(...Array.from({ length: 100 }, () => 2)), 5)).toBeCloseTo(2.27, 1);
});

test("of a portal that changes, the latest questions count most", () => {
  const often = Array.from({ length: 60 }, () => 4);
  const rarely = Array.from({ length: 60 }, () => 0);
  expect(averageFurther(after(...often, ...rarely), 0)).toBeLessThan(0.3);
  expect(averageFurther(after(...rarely, ...often), 0)).toBeGreaterThan(3.3);
});

test("questions that several processes tell together count as if they had come one after the other", () => {
  const together = addNeeds(after(1, 1), { questions: 2, further: 6, squares: 18 });
  const apart = addNeeds(addNeeds(after(1, 1), needsOf(3)), needsOf(3));
  expect(together.further / together.questions).toBeCloseTo(apart.further / apart.questions, 1);
});

test("people are told more than the average where questions differ, and of many questions together not as much for each", () => {
  const differing = { questions: 1e6, further: 2e6, squares: 8e6 };
  const [one, hundred] = [mostFurther(differing, 0, 1), mostFurther(differing, 0, 100) / 100];
  expect(one).toBeCloseTo(2 + 1.65 * 2, 3);
  expect(hundred).toBeCloseTo(2 + (1.65 * 2) / 10, 3);
});
