import { expect, test } from "vitest";
import { doubtfulSentences } from "./doubtful-sentences.ts";
import { generateVacancies } from "./generate-vacancies.ts";

const now = new Date("2026-10-10T12:00:00Z");
const vacancies = generateVacancies(7, 400, now);

test("the same seed gives the same vacancies, another seed gives others", () => {
  expect(generateVacancies(7, 400, now)).toEqual(vacancies);
  expect(generateVacancies(8, 400, now)).not.toEqual(vacancies);
});

test("they are plausible: several sentences, requirements, benefits, plausible pay, past dates, newest first", () => {
  expect(vacancies).toHaveLength(400);
  for (const vacancy of vacancies) {
    expect(vacancy.introduction.split(". ").length).toBeGreaterThan(2);
    expect(Math.min(vacancy.requirements.length, vacancy.duties.length)).toBeGreaterThanOrEqual(3);
    expect(vacancy.benefits.length).toBeGreaterThanOrEqual(2);
    expect(vacancy.publishedAt.getTime()).toBeLessThan(now.getTime());
  }
  for (const { period, min, max } of vacancies.flatMap((vacancy) => vacancy.pay ?? [])) {
    expect(period).toBe("month");
    expect(min).toBeGreaterThanOrEqual(750);
    expect(max).toBeGreaterThanOrEqual(min);
    expect(max).toBeLessThan(20_000);
  }
  const times = vacancies.map((vacancy) => vacancy.publishedAt.getTime());
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test("every capital has a vacancy for an administrative assistant, and every field has several values", () => {
  const cities = vacancies
    .filter((vacancy) => vacancy.title.startsWith("Auxiliar Administrativo"))
    .map((vacancy) => vacancy.place.city);
  expect(new Set(cities).size).toBeGreaterThanOrEqual(27);
  for (const key of ["workMode", "contract", "level", "area", "affirmative"] as const)
    expect(new Set(vacancies.map((vacancy) => vacancy[key])).size).toBeGreaterThanOrEqual(3);
});

test("some are freelance work or paid by the hour, day or week, which only portals that can say so show", () => {
  const saying = generateVacancies(7, 400, now, { saysPeriod: true });
  const periods = Map.groupBy(saying, ({ pay }) => pay?.period);
  for (const period of ["hour", "day", "week"] as const) {
    const paid = periods.get(period) ?? [];
    expect(paid.length).toBeGreaterThanOrEqual(3);
    expect(paid.length).toBeLessThan(saying.length / 10);
  }
  expect(vacancies.filter(({ contract }) => contract === "Freelancer").length).toBeGreaterThan(5);
  const others = ({ pay }: (typeof saying)[number]) => pay !== null && pay.period !== "month";
  expect(vacancies).toEqual(saying.map((vacancy) => (others(vacancy) ? { ...vacancy, pay: null } : vacancy)));
});

test("many vacancies are on several portals, sometimes with different fields", () => {
  const nameOf = ({ title, company, place }: (typeof vacancies)[number]) =>
    `${title.toLowerCase()} ${company.name} ${place.city}`;
  const portals = [7, 8, 9, 10].map((seed) => generateVacancies(seed, 400, now));
  const seen = Map.groupBy(portals.flat(), nameOf);
  const shared = [...seen.values()].filter((copies) => copies.length > 1);
  expect(shared.length).toBeGreaterThan(100);
  expect(seen.size).toBeGreaterThan(700);
  expect(shared.some(([first, second]) => first?.pay !== second?.pay)).toBe(true);
});

test("a few vacancies say what frauds say, so that a demonstration shows it", () => {
  const doubtful = vacancies.filter(({ introduction }) =>
    doubtfulSentences.some((sentence) => introduction.endsWith(sentence)),
  );
  expect(doubtful.length).toBeGreaterThan(0);
  expect(doubtful.length).toBeLessThan(vacancies.length / 20);
});
