import { expect, test } from "vitest";
import { readCount } from "./read-count.ts";

test("a count has dots between thousands, and is unknown where the text does not state it", () => {
  const vacancies = /([\d.]+) vagas?\b/i;
  expect(readCount("1.234 vagas em Recife", vacancies)).toBe(1234);
  expect(readCount("0 vagas", vacancies)).toBe(0);
  expect(readCount("Vagas em Recife", vacancies)).toBeUndefined();
});
