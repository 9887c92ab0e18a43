import { describe, expect, test } from "vitest";
import { filterVacancies, type FacetCount } from "./filter-vacancies.ts";
import { noFilters, unsaid, type Filters } from "./filters.ts";
import { vacancyOf, type PostingFacts } from "../testing/posting-of.ts";

const now = new Date("2026-11-20T15:00:00Z");

describe("what is shown", () => {
  test("without wishes every vacancy is shown, as asked", () => {
    const vacancies = [vacancyOf({ id: "b" }), vacancyOf({ id: "a" })];
    expect(filterVacancies(vacancies, noFilters, now)).toMatchObject({ shown: vacancies, hidden: 0 });
  });

  test("a person who chooses CLT sees CLT, and can ask for what is not said beside it", () => {
    const list = [{ contract: "CLT" }, { contract: "PJ" }, { contract: null }];
    expect(shownOf(list, { contract: ["clt"] })).toEqual([0]);
    expect(shownOf(list, { contract: ["clt", unsaid] })).toEqual([0, 2]);
    expect(shownOf(list, { contract: [unsaid] })).toEqual([2]);
  });

  test("of several values of a facet any may hold; of several facets each must", () => {
    const list: PostingFacts[] = [
      { contract: "CLT", work_mode: "remote" },
      { contract: "PJ", work_mode: "remote" },
      { contract: "CLT", work_mode: "onsite" },
    ];
    expect(shownOf(list, { contract: ["clt", "pj"], mode: ["remote"] })).toEqual([0, 1]);
  });

  test("the choice between CLT and PJ serves those who want either", () => {
    expect(shownOf([{ contract: "CLT ou PJ" }], { contract: ["pj"] })).toEqual([0]);
  });

  test("24 hours are today and yesterday, because most portals state only the day", () => {
    const list = ["2026-11-20", "2026-11-19T09:00:00-03:00", "2026-11-18", null].map((posted_at) => ({
      posted_at,
    }));
    expect(shownOf(list, { published: ["1"] })).toEqual([0, 1]);
    expect(shownOf(list, { published: ["3"] })).toEqual([0, 1, 2]);
    expect(shownOf(list, { published: ["1", unsaid] })).toEqual([0, 1, 3]);
  });

  test("a vacancy older than every period says its date: it is not among those without one", () => {
    expect(shownOf([{ posted_at: "2026-01-01" }], { published: ["30"] })).toEqual([]);
    expect(shownOf([{ posted_at: "2026-01-01" }], { published: [unsaid] })).toEqual([]);
  });

  test("pay from an amount is what a vacancy may reach in a month, stated by the hour too", () => {
    const list = [
      { salary: "R$ 1.800 a R$ 3.200 por mês" },
      { salary: "A partir de R$ 2.500 por mês" },
      { salary: "R$ 15 por hora", contract: "CLT" },
      { salary: "Até R$ 2.900 por mês" },
      { salary: "A combinar" },
    ];
    expect(shownOf(list, { pay: ["3000"] })).toEqual([0, 2]);
    expect(shownOf(list, { pay: ["2875"] })).toEqual([0, 2, 3]);
    expect(shownOf(list, { pay: ["said"] })).toEqual([0, 1, 2, 3]);
    expect(shownOf(list, { pay: ["3000", unsaid] })).toEqual([0, 2, 4]);
  });

  test("pay by the hour reaches an amount of a month only where a law says how many hours that is", () => {
    const list = [
      { salary: "R$ 15 por hora", contract: "CLT" },
      { salary: "R$ 90 por hora", contract: "PJ" },
      { salary: "R$ 90 por hora" },
    ];
    expect(shownOf(list, { pay: ["2000"] })).toEqual([0]);
    expect(shownOf(list, { pay: ["said"] })).toEqual([0, 1, 2]);
    expect(shownOf(list, { pay: [unsaid] })).toEqual([]);
  });

  test("of several wishes of pay the strictest holds, and beside it what is not said where that is chosen", () => {
    const list = [
      { salary: "R$ 2.500 por mês", contract: "CLT" },
      { salary: "R$ 3.500 por mês" },
      { salary: "A combinar" },
    ];
    expect(shownOf(list, { pay: ["said", "3000"] })).toEqual([1]);
    expect(shownOf(list, { pay: ["3000", "2000"] })).toEqual([1]);
    expect(shownOf(list, { pay: ["said", "3000", unsaid] })).toEqual([1, 2]);
    const vacancies = list.map((facts) => vacancyOf(facts));
    const { counts } = filterVacancies(vacancies, { ...noFilters, pay: ["said", "3000"] }, now);
    expect(counts.contract.find(({ value }) => value === "clt")?.count).toBe(0);
  });

  test("a vacancy has a fact if any of its postings says it", () => {
    const merged = vacancyOf(
      { source: "gupy", posted_at: "2026-10-01", title: "Analista" },
      { source: "catho", contract: "CLT", salary: "R$ 4.000 por mês", title: "Analista Sênior" },
      { source: "vagas", posted_at: "2026-11-20", location: "Recife (PE)" },
    );
    const wishes: Partial<Filters>[] = [
      { contract: ["clt"] },
      { pay: ["4000"] },
      { level: ["senior"] },
      { portal: ["vagas"] },
      { published: ["1"] },
      { city: ["recife-pe"] },
    ];
    for (const wish of wishes)
      expect(filterVacancies([merged], { ...noFilters, ...wish }, now).shown).toEqual([merged]);
    expect(filterVacancies([merged], { ...noFilters, contract: [unsaid] }, now).shown).toEqual([]);
  });

  test("a vacancy of two levels serves both, and one without a level is not said", () => {
    const list = [{ title: "Analista Pl/Sr" }, { title: "Analista Júnior" }, { title: "Analista" }];
    expect(shownOf(list, { level: ["senior"] })).toEqual([0]);
    expect(shownOf(list, { level: ["mid", "junior"] })).toEqual([0, 1]);
    expect(shownOf(list, { level: [unsaid] })).toEqual([2]);
  });

  test("a level that the portal states serves as one in the title, and the title counts where none is stated", () => {
    const list = [
      { title: "Analista", level: "Trainee ou Júnior" },
      { title: "Analista Júnior", level: null },
      { title: "Analista", level: null },
      { title: "Responsável por Vendas", level: "Supervisor(a) ou Coordenador(a)" },
    ];
    expect(shownOf(list, { level: ["junior"] })).toEqual([0, 1]);
    expect(shownOf(list, { level: ["trainee"] })).toEqual([0]);
    expect(shownOf(list, { level: ["lead"] })).toEqual([3]);
    expect(shownOf(list, { level: [unsaid] })).toEqual([2]);
  });

  test("vacancies for people with a disability can be chosen, and left out", () => {
    const list = [{ title: "Auxiliar (Vaga exclusiva PCD)" }, { title: "Auxiliar" }];
    expect(shownOf(list, { pcd: ["pcd"] })).toEqual([0]);
    expect(shownOf(list, { pcd: [unsaid] })).toEqual([1]);
  });

  test("an employer is one in every spelling; a hidden one is not said", () => {
    const list = ["Padaria Sol", "PADARIA SOL LTDA. - ME", "Padaria Solar", "Empresa Confidencial", null].map(
      (company) => ({ company }),
    );
    expect(shownOf(list, { employer: ["padaria-sol"] })).toEqual([0, 1]);
    expect(shownOf(list, { employer: [unsaid] })).toEqual([3, 4]);
  });

  test("towns of one name in two states are two cities", () => {
    const list = [
      { location: "Santa Maria (RS)" },
      { location: "Santa Maria (DF)" },
      { location: "Pernambuco" },
    ];
    expect(shownOf(list, { city: ["santa-maria-rs"] })).toEqual([0]);
    expect(shownOf(list, { city: [unsaid] })).toEqual([2]);
  });

  test("a word left out hides vacancies with it in a title or an employer's name, and says how many", () => {
    const list = [
      { title: "Assistente de Vendas" },
      { company: "Vendas & Cia" },
      { title: "Analista de Revendas" },
      { description: "<p>Experiência com vendas é um diferencial.</p>" },
    ];
    expect(shownOf(list, { without: ["vendas"] })).toEqual([2, 3]);
    const { hidden } = filterVacancies(
      list.map((facts) => vacancyOf(facts)),
      { ...noFilters, without: ["vendas"] },
      now,
    );
    expect(hidden).toBe(2);
  });
});

describe("the counts beside the values", () => {
  const list: PostingFacts[] = [
    { contract: "CLT", work_mode: "remote", source: "catho", company: "Sol" },
    { contract: "CLT", work_mode: "onsite", source: "catho", company: "Lua" },
    { contract: "PJ", work_mode: "remote", source: "gupy", company: "Lua" },
    { contract: null, work_mode: "remote", source: "gupy", company: null },
  ];

  test("a value says what choosing it would show, beside the wishes of the other facets", () => {
    const counts = countsOf(list, { contract: ["clt"], mode: ["remote"] });
    expect(numbers(counts.contract)).toMatchObject({ clt: 1, pj: 1, internship: 0, [unsaid]: 1 });
    expect(numbers(counts.mode)).toMatchObject({ remote: 1, onsite: 1, hybrid: 0 });
    expect(numbers(counts.portal)).toEqual({ catho: 1, gupy: 0 });
  });

  test("words left out lessen every count", () => {
    const counts = countsOf(list, { without: ["sol"] });
    expect(numbers(counts.contract)).toMatchObject({ clt: 1, pj: 1, [unsaid]: 1 });
  });

  test("employers come with most vacancies first, as they are written, and those not said last", () => {
    const counts = countsOf([...list, { company: null }, { company: null }]);
    expect(counts.employer).toEqual([
      { value: "lua", label: "Lua", count: 2 },
      { value: "sol", label: "Sol", count: 1 },
      { value: unsaid, label: unsaid, count: 3 },
    ]);
  });

  test("a chosen value can be taken back even where no vacancy has it", () => {
    const counts = countsOf(list, { employer: ["padaria-sol"], pay: ["3500"], portal: ["vagas"] });
    expect(counts.employer).toContainEqual({ value: "padaria-sol", label: "padaria-sol", count: 0 });
    expect(numbers(counts.portal)).toMatchObject({ vagas: 0 });
    expect(counts.pay.map(({ value }) => value).slice(0, 5)).toEqual([
      "said",
      "2000",
      "3000",
      "3500",
      "4000",
    ]);
  });

  test("amounts count what reaches them, periods what is not older", () => {
    const counts = countsOf([
      { salary: "R$ 3.500 por mês", posted_at: "2026-11-20" },
      { salary: "R$ 5.000 por mês", posted_at: "2026-11-10" },
      { posted_at: "2026-01-10" },
    ]);
    expect(numbers(counts.pay)).toMatchObject({ said: 2, 3000: 2, 4000: 1, 5000: 1, 7000: 0, [unsaid]: 1 });
    expect(numbers(counts.published)).toEqual({ 1: 1, 3: 1, 7: 1, 30: 2, [unsaid]: 0 });
  });
});

function shownOf(list: readonly PostingFacts[], wishes: Partial<Filters>): number[] {
  const vacancies = list.map((facts) => vacancyOf(facts));
  const { shown } = filterVacancies(vacancies, { ...noFilters, ...wishes }, now);
  return shown.map((vacancy) => vacancies.indexOf(vacancy));
}

function countsOf(list: readonly PostingFacts[], wishes: Partial<Filters> = {}) {
  return filterVacancies(
    list.map((facts) => vacancyOf(facts)),
    { ...noFilters, ...wishes },
    now,
  ).counts;
}

function numbers(counts: readonly FacetCount[]): Record<string, number> {
  return Object.fromEntries(counts.map(({ value, count }) => [value, count]));
}
