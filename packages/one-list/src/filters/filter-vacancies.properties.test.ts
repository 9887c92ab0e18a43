import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contractKinds } from "../facts/contract-kinds.ts";
import { monthlyPay, saysPay } from "../facts/monthly-pay.ts";
import { placeOfJob } from "../facts/place-of-job.ts";
import { ageDaysOf } from "../facts/posted-days.ts";
import { readLevel } from "../facts/read-level.ts";
import { isForPcd } from "../facts/is-for-pcd.ts";
import type { Vacancy } from "../vacancy.ts";
import { filterVacancies } from "./filter-vacancies.ts";
import { facets, offeredValues, orders, unsaid, type Facet, type Filters } from "./filters.ts";
import { postingOf } from "../testing/posting-of.ts";

const now = new Date("2026-11-20T15:00:00Z");

const contracts = [null, "CLT", "PJ", "CLT ou PJ", "Estágio", "Cooperado"];
const salaries = [
  null,
  "A combinar",
  "R$ 2.000 por mês",
  "R$ 3.000 a R$ 6.000 por mês",
  "R$ 50 por hora",
  "Até R$ 4.000",
];
const days = [null, "2026-11-20", "2026-11-19T23:00:00Z", "2026-11-17", "2026-11-01", "2026-06-01"];
const posting = fc
  .record({
    title: fc.constantFrom(
      "Vendedor Jr",
      "Analista Sênior",
      "Auxiliar PCD",
      "Auxiliar de vendas",
      "Estágio em TI",
    ),
    company: fc.constantFrom(null, "Sol", "Sol Ltda", "Lua", "Confidencial"),
    location: fc.constantFrom(null, "Recife (PE)", "Remoto · Recife (PE)", "Remoto", "Olinda (PE)"),
    salary: fc.constantFrom(...salaries),
    posted_at: fc.constantFrom(...days),
    source: fc.constantFrom("catho", "gupy", "vagas"),
    work_mode: fc.constantFrom(null, "remote" as const, "hybrid" as const, "onsite" as const),
    level: fc.constantFrom(undefined, null, "Pleno", "Trainee ou Júnior"),
    contract: fc.constantFrom(...contracts),
  })
  .map(postingOf);
const vacancy: fc.Arbitrary<Vacancy> = fc.record({
  lead: posting,
  others: fc.array(posting, { maxLength: 2 }),
  reasons: fc.constant([]),
});
const vacancies = fc.array(vacancy, { maxLength: 25 });

const values: Readonly<Record<Facet, readonly string[]>> = {
  ...offeredValues,
  pay: [...offeredValues.pay, "2600"],
  portal: ["catho", "gupy", "vagas"],
  employer: ["sol", "lua", unsaid],
  city: ["recife-pe", "olinda-pe", unsaid],
};
/** Most people choose little, so most facets are without a wish. */
const wish = (facet: Facet) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.subarray([...values[facet]]) },
  );
const filters: fc.Arbitrary<Filters> = fc.record({
  published: wish("published"),
  mode: wish("mode"),
  contract: wish("contract"),
  pay: wish("pay"),
  level: wish("level"),
  pcd: wish("pcd"),
  portal: wish("portal"),
  employer: wish("employer"),
  city: wish("city"),
  without: fc.subarray(["vendas", "sol", "analista"]),
  order: fc.constantFrom(...orders),
});

describe("for all vacancies and wishes", () => {
  test("what is shown is what fits every wish, and the rest is hidden", () => {
    fc.assert(
      fc.property(vacancies, filters, (list, wishes) => {
        const { shown, hidden } = filterVacancies(list, wishes, now);
        expect(new Set(shown)).toEqual(new Set(list.filter((each) => fits(each, wishes))));
        expect(shown.length + hidden).toBe(list.length);
      }),
    );
  });

  test("a count is what is shown once its value alone is chosen in its facet", () => {
    fc.assert(
      fc.property(vacancies, filters, (list, wishes) => {
        const { counts } = filterVacancies(list, wishes, now);
        for (const facet of facets) {
          const listed = counts[facet].map(({ value }) => value);
          expect(new Set(listed).size).toBe(listed.length);
          for (const { value, count } of counts[facet]) {
            const fitting = list.filter((each) => fits(each, { ...wishes, [facet]: [value] }));
            expect({ facet, value, count }).toEqual({ facet, value, count: fitting.length });
          }
        }
      }),
    );
  });

  test("every value of a portal, an employer and a city is listed", () => {
    fc.assert(
      fc.property(vacancies, filters, (list, wishes) => {
        const { counts } = filterVacancies(list, wishes, now);
        for (const facet of ["portal", "employer", "city"] as const) {
          const there = values[facet].filter((value) => list.some((each) => has(each, facet, value)));
          expect(counts[facet].map(({ value }) => value)).toEqual(expect.arrayContaining(there));
        }
      }),
    );
  });
});

/** The rules once more, as plainly as they are said: without memory, tallies and early ends. */
function fits(each: Vacancy, wishes: Filters): boolean {
  const texts = [each.lead, ...each.others].map(({ title, company }) => `${title} ${company}`.toLowerCase());
  const stems: Record<string, RegExp> = { vendas: /\bvendas?\b/, sol: /\bsol\b/, analista: /\banalista\b/ };
  if (wishes.without.some((word) => texts.some((text) => stems[word]?.test(text)))) return false;
  return facets.every(
    (facet) =>
      wishes[facet].length === 0 ||
      (facet === "pay" ? fitsPay(each, wishes.pay) : wishes[facet].some((value) => has(each, facet, value))),
  );
}

/** Of said pay and amounts all hold; pay that is not said may stand beside them. */
function fitsPay(each: Vacancy, wished: readonly string[]): boolean {
  const stated = wished.filter((value) => value !== unsaid);
  if (wished.includes(unsaid) && has(each, "pay", unsaid)) return true;
  return stated.length > 0 && stated.every((value) => has(each, "pay", value));
}

function has(each: Vacancy, facet: Facet, value: string): boolean {
  const jobs = [each.lead, ...each.others];
  const said = jobs.flatMap((job): string[] => {
    if (facet === "mode") return job.work_mode === null ? [] : [job.work_mode];
    if (facet === "contract") return [...contractKinds(job)];
    if (facet === "level") return [...readLevel(job.level ?? job.title)];
    if (facet === "pcd") return isForPcd(job) ? ["pcd"] : [];
    if (facet === "portal") return [job.source];
    if (facet === "employer")
      return job.company === null || job.company === "Confidencial" ? [] : [job.company];
    if (facet === "city") return [placeOfJob(job).city?.label ?? []].flat();
    if (facet === "published")
      return [ageDaysOf(job, now)].flatMap((age) => (age === null ? [] : [String(age)]));
    const pay = monthlyPay(job);
    if (pay === null || pay.isEstimate) return saysPay(job) ? ["0"] : [];
    return [String(pay.max ?? pay.min)];
  });
  if (value === unsaid) return said.length === 0;
  if (facet === "published") return said.some((age) => Number(age) <= Number(value));
  if (facet === "pay") return said.some((pay) => value === "said" || Number(pay) >= Number(value));
  if (facet === "employer") return said.some((name) => name.toLowerCase().startsWith(value));
  if (facet === "city") return said.some((city) => `${city.toLowerCase()}-pe` === value);
  return said.includes(value);
}
