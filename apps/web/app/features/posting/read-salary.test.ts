import { expect, it } from "vitest";
import { readSalary } from "./read-salary.ts";

it.each([
  ["R$ 1.800 a R$ 2.200 por mês", { minValue: 1800, maxValue: 2200, unit: "MONTH" }],
  ["R$ 12,50 por hora", { value: 12.5, unit: "HOUR" }],
  ["R$ 1.400", { value: 1400 }],
  ["A partir de R$ 1.500 por mês", { minValue: 1500, unit: "MONTH" }],
  ["Até R$ 1.200.000 por ano", { maxValue: 1_200_000, unit: "YEAR" }],
])("%o is read back as amounts", (words, salary) => {
  expect(readSalary(words)).toEqual(salary);
});

it.each(["A combinar", "", "US$ 1.000", "R$ mil", "1.800", "R$ 1.800 + comissão"])(
  "%o names no amount that could be stated as one",
  (words) => {
    expect(readSalary(words)).toBeNull();
  },
);
