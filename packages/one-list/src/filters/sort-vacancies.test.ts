import { expect, test } from "vitest";
import type { Order } from "./filters.ts";
import { sortVacancies } from "./sort-vacancies.ts";
import { vacancyOf } from "../testing/posting-of.ts";

test("as asked is the order given", () => {
  expect(sorted("asked", [vacancyOf({ id: "b" }), vacancyOf({ id: "a" })])).toEqual(["b", "a"]);
});

test("the newest posting of a vacancy decides; a day without an hour is behind the hours of it; no date is last", () => {
  const vacancies = [
    vacancyOf({ id: "undated" }),
    vacancyOf({ id: "day", posted_at: "2026-11-20" }),
    vacancyOf({ id: "old", posted_at: "2026-10-01" }),
    vacancyOf({ id: "morning", posted_at: "2026-11-20T08:00:00-03:00" }),
    vacancyOf({ id: "again", posted_at: "2026-09-01" }, { posted_at: "2026-11-20T09:00:00-03:00" }),
  ];
  expect(sorted("newest", vacancies)).toEqual(["again", "morning", "day", "old", "undated"]);
});

test("pay is compared within CLT, then within PJ, then within the rest; without pay of a month is last", () => {
  const vacancies = [
    vacancyOf({ id: "none", contract: "CLT" }),
    vacancyOf({ id: "unsaid", salary: "R$ 20.000 por mês" }),
    vacancyOf({ id: "pj-9000", contract: "PJ", salary: "R$ 9.000 por mês" }),
    vacancyOf({ id: "clt-3000", contract: "CLT", salary: "R$ 2.000 a R$ 3.000 por mês" }),
    vacancyOf({ id: "clt-4000", contract: "CLT", salary: "A partir de R$ 4.000 por mês" }),
    vacancyOf({ id: "clt-hour", contract: "CLT", salary: "R$ 16 por hora" }),
    vacancyOf({ id: "pj-hour", contract: "PJ", salary: "R$ 100 por hora" }),
  ];
  expect(sorted("pay", vacancies)).toEqual([
    "clt-4000",
    "clt-hour",
    "clt-3000",
    "pj-9000",
    "unsaid",
    "none",
    "pj-hour",
  ]);
});

test("an amount stands under the only contract that the postings of its vacancy name, as its row shows it", () => {
  const vacancies = [
    vacancyOf({ id: "unsaid", salary: "R$ 9.000 por mês" }),
    vacancyOf({ id: "clt-2000", contract: "CLT" }, { salary: "R$ 2.000 por mês" }),
    vacancyOf({ id: "clt-3000", contract: "CLT", salary: "R$ 3.000 por mês" }, { salary: "R$ 3.000" }),
  ];
  expect(sorted("pay", vacancies)).toEqual(["clt-3000", "clt-2000", "unsaid"]);
});

test("most portals counts portals, not postings", () => {
  const vacancies = [
    vacancyOf({ id: "one", source: "catho" }),
    vacancyOf({ id: "twice", source: "catho" }, { source: "catho" }, { source: "catho" }),
    vacancyOf({ id: "two", source: "catho" }, { source: "gupy" }),
  ];
  expect(sorted("portals", vacancies)).toEqual(["two", "one", "twice"]);
});

test("vacancies that are equal in an order stay as asked", () => {
  const vacancies = ["c", "a", "b"].map((id) => vacancyOf({ id }));
  for (const order of ["newest", "pay", "portals"] as const)
    expect(sorted(order, vacancies)).toEqual(["c", "a", "b"]);
});

function sorted(order: Order, vacancies: readonly ReturnType<typeof vacancyOf>[]): string[] {
  return sortVacancies(vacancies, order).map(({ lead }) => lead.id);
}
