import { mergeVacancies } from "@vagou/one-list/merging/merge-vacancies";
import { longTexts } from "@vagou/one-list/merging/samples/long-texts";
import { findFraudSignals } from "@vagou/one-list/fraud/find-fraud-signals";
import { filterVacancies } from "@vagou/one-list/filters/filter-vacancies";
import { noFilters } from "@vagou/one-list/filters/filters";
import type { Job } from "@vagou/contract/search/job";
import { inventResults } from "../portals/invented-results.ts";
import { quantile } from "../searching/measure-searches.ts";
import type { Print } from "../report/print.ts";

const rounds = 30;
/** Each third posting is also on the next portal, as in the searches that were measured. */
const sharedEach = 3;
/** Of the postings with long texts. */
const employers = 300;

/**
 * What the device does with the 900 postings of eighteen portals: bring them together, filter and count them, and look
 * for signals of fraud. `first`: nothing of the postings is known yet; `again`: as when one more portal has answered. Most
 * invented texts are short; real ones have thousands of letters, so the longest work is measured with such texts too.
 */
export function benchOneList(print: Print): Promise<void> {
  const now = new Date("2026-11-22T12:00:00Z");
  const filters = { ...noFilters, contract: ["clt"], pay: ["2000"], order: "pay" } as const;
  const times = new Map<string, number[]>();
  const time = <Made>(what: string, work: () => Made): Made => {
    const startedAt = performance.now();
    const made = work();
    times.set(what, [...(times.get(what) ?? []), performance.now() - startedAt]);
    return made;
  };
  let counts = "";
  for (let round = 0; round < rounds; round += 1) {
    const jobs = invent();
    time("JSON.parse of the same postings", () => JSON.parse(JSON.stringify(jobs)));
    const vacancies = time("merge, first", () => mergeVacancies(jobs));
    time("merge, again", () => mergeVacancies(jobs));
    time("filter and count, first", () => filterVacancies(vacancies, filters, now));
    time("filter and count, again", () => filterVacancies(vacancies, filters, now));
    const doubtful = time("signals of fraud", () => jobs.filter((job) => findFraudSignals(job).length > 0));
    const long = invent().map(lengthen);
    time("long texts: merge, first", () => mergeVacancies(long));
    time("long texts: merge, again", () => mergeVacancies(long));
    time("long texts: signals of fraud", () => long.filter((job) => findFraudSignals(job).length > 0));
    counts = `${jobs.length} postings are ${vacancies.length} vacancies; ${doubtful.length} raise a signal of fraud.`;
  }
  print(counts);
  print("");
  print("| on the device | p50 | p95 |");
  print("| --- | --- | --- |");
  for (const [what, ms] of times)
    print(`| ${what} | ${quantile(ms, 0.5).toFixed(1)} ms | ${quantile(ms, 0.95).toFixed(1)} ms |`);
  return Promise.resolve();
}

/** New objects in each round: what was read of a posting is remembered with it. */
function invent(): Job[] {
  const groups = [...inventResults().values()];
  return groups.flatMap(({ jobs }, at) => {
    const before = groups.at(at - 1)?.jobs ?? [];
    return jobs.map((job, index) => {
      const twin = before[index + 1];
      if (index % sharedEach !== 0 || twin === undefined) return structuredClone(job);
      const { id, source, url } = job;
      return { ...structuredClone(twin), id, source, url };
    });
  });
}

/** As real vacancies of offices are: employers with several vacancies, most in one town, each with a long text. */
function lengthen(job: Job, index: number, jobs: readonly Job[]): Job {
  const work = numberOf(job.title + job.description);
  const { company } = jobs[work % employers] ?? job;
  const location = work % 3 === 0 ? job.location : "São Paulo (SP)";
  return { ...job, company, location, description: longText(numberOf(company ?? ""), work, index) };
}

/**
 * @returns 1,500 letters to 6,000. Postings of one employer share its paragraphs; a vacancy of two portals has one text,
 *   which each second posting has without markup, cut, or with one paragraph less
 */
function longText(own: number, work: number, index: number): string {
  const places = [own, work, work + 5, work + 11, work + 17, own + 1, own + 2];
  const told = [
    ...places.map((place) => paragraphs[place % paragraphs.length] ?? ""),
    "<p>Vem com a gente! 🚀</p>",
  ];
  if (index % 2 === 0) return told.join("");
  const bare = (index % 3 === 0 ? told.toSpliced(4, 1) : told).join("\n").replaceAll(/<[^<>]*>/g, "\n");
  return index % 5 === 0 ? `${bare.slice(0, 1_500)}...` : bare;
}

function numberOf(text: string): number {
  let number = 0;
  for (const letter of text) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 100_003;
  return number;
}

const paragraphs = Object.values(longTexts).filter(({ length }) => length > 250);
