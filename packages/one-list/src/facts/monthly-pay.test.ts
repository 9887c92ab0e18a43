import { describe, expect, test } from "vitest";
import { describePay } from "../../../../apps/server/src/postings/normalising/describe-pay.ts";
import { postingOf } from "../testing/posting-of.ts";
import { monthlyPay } from "./monthly-pay.ts";

describe("the pay of a month", () => {
  test.each([
    ["R$ 1.800 a R$ 2.200 por mês", 1800, 2200],
    ["R$ 1.400 por mês", 1400, 1400],
    ["R$ 1.518,75 por mês", 1519, 1519],
    ["A partir de R$ 1.500 por mês", 1500, null],
    ["Até R$ 2.000 por mês", null, 2000],
    ["R$ 120.000 por ano", 10_000, 10_000],
    ["R$ 60.000 a R$ 84.000 por ano", 5000, 7000],
    ["R$ 900 por quinzena", 1800, 1800],
  ])("%s is %o to %o reais", (salary, min, max) => {
    expect(monthlyPay(paying(salary))).toMatchObject({ min, max });
  });

  test.each([
    ["CLT", 2200, 3000, 4286],
    ["Temporário", 2200, 3000, 4286],
    ["Jovem aprendiz", 1800, 3000, 4286],
    ["PJ", 1733, 2167, 4333],
    ["Freelancer", 1733, 2167, 4333],
    ["Estágio", 1300, 2167, 4333],
    [null, 1733, 2167, 4333],
  ])(
    "%s pays R$ 10 an hour as R$ %d, R$ 100 a day as R$ %d, R$ 1.000 a week as R$ %d",
    (contract, ...month) => {
      const texts = ["R$ 10 por hora", "R$ 100 por dia", "R$ 1.000 por semana"];
      expect(texts.map((text) => monthlyPay(paying(text, contract))?.min)).toEqual(month);
    },
  );

  test("both ends of a range and a limit are brought to a month", () => {
    expect(monthlyPay(paying("R$ 8 a R$ 12,50 por hora", "CLT"))).toMatchObject({ min: 1760, max: 2750 });
    expect(monthlyPay(paying("Até R$ 150 por dia", "PJ"))).toMatchObject({ min: null, max: 3250 });
  });

  test.each([
    { minCents: 180_000, maxCents: 220_000, period: "month" },
    { minCents: 8_400_000, maxCents: 8_400_000, period: "year" },
    { minCents: 150_000, period: "unstated" },
    { maxCents: 1_250, period: "hour" },
  ] as const)("the words that the server writes for %j are read", (pay) => {
    expect(monthlyPay(paying(describePay({ ...pay, negotiable: false })))).not.toBeNull();
  });
});

describe("a month is estimated", () => {
  const isEstimate = (salary: string, contract: string | null) =>
    monthlyPay(paying(salary, contract))?.isEstimate;

  test.each(["PJ", "Freelancer", "Estágio", null])(
    "by the hour and the day for %s: no law says how many",
    (contract) => {
      expect([isEstimate("R$ 30 por hora", contract), isEstimate("R$ 200 por dia", contract)]).toEqual([
        true,
        true,
      ]);
    },
  );

  test("never for who is employed by the CLT, and never from a week, a fortnight or a year", () => {
    for (const contract of ["CLT", "Temporário"])
      for (const salary of ["R$ 30 por hora", "R$ 200 por dia"])
        expect(isEstimate(salary, contract)).toBe(false);
    for (const salary of ["R$ 900 por semana", "R$ 900 por quinzena", "R$ 50.000 por ano", "R$ 3.000"])
      expect(isEstimate(salary, null)).toBe(false);
  });

  test("and says what was counted", () => {
    expect(monthlyPay(paying("R$ 12 por hora", "CLT"))).toMatchObject({
      unit: "hour",
      unitsPerMonth: 220,
      min: 2640,
    });
    expect(monthlyPay(paying("R$ 3.000"))).toMatchObject({ unit: "unstated", unitsPerMonth: 1 });
  });
});

describe("pay without a period", () => {
  test("is monthly where people state such amounts a month", () => {
    expect(monthlyPay(paying("R$ 500"))).toMatchObject({ min: 500, max: 500 });
    expect(monthlyPay(paying("R$ 3.500 a R$ 60.000"))).toMatchObject({ min: 3500, max: 60_000 });
  });

  test("is unknown where it may be an hour's, a day's or a year's", () => {
    for (const text of ["R$ 15", "R$ 499", "R$ 60.001", "R$ 100.000", "R$ 120 a R$ 900"])
      expect(monthlyPay(paying(text))).toBeNull();
  });
});

describe("nothing is invented", () => {
  test.each([null, "A combinar", "Confidencial", "US$ 3.000 por mês", "€ 2.000", "", "44h semanais"])(
    "%o says no pay in reais",
    (salary) => {
      expect(monthlyPay(paying(salary))).toBeNull();
    },
  );

  test("a month of R$ 12 or of R$ 180.000 is a slip of the portal, not a pay to compare", () => {
    for (const text of ["R$ 12 por mês", "R$ 180.000 por mês", "R$ 2.000 por hora"])
      expect(monthlyPay(paying(text))).toBeNull();
  });

  test("the title and the description are not searched for pay", () => {
    expect(monthlyPay(postingOf({ title: "Vendedor R$ 3.000 por mês", description: "R$ 3.000" }))).toBeNull();
  });
});

describe("what the pay can be compared with", () => {
  test.each([
    ["CLT", "clt"],
    ["CLT ou Trainee", "clt"],
    ["PJ", "pj"],
    ["CLT ou PJ", "other"],
    ["CLT ou Estágio", "other"],
    ["Estágio", "other"],
    ["Cooperado", "other"],
    [null, "other"],
  ])("the pay of %s is compared within %s", (contract, scheme) => {
    expect(monthlyPay(paying("R$ 3.000 por mês", contract))?.scheme).toBe(scheme);
  });

  test("pay that we read in the text is told apart from pay that the portal states", () => {
    expect(monthlyPay(paying("R$ 3.000 por mês", null, "stated"))?.origin).toBe("stated");
    expect(monthlyPay(paying("R$ 3.000 por mês", null, "derived"))?.origin).toBe("derived");
  });
});

function paying(salary: string | null, contract: string | null = null, origin?: "stated" | "derived") {
  return postingOf({
    salary,
    contract,
    provenance: { salary: origin ?? "stated", posted_at: null, contract: null, work_mode: null },
  });
}
