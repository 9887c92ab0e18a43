import { providerIds } from "@vagou/contract/search/catalogue";
import type { ResponseOf } from "@vagou/contract/api/endpoints";
import { knownPeopleMin, knownRunsMin } from "@vagou/contract/limits";
import type { Deps } from "../deps.ts";
import { countWeeks, type Week } from "../provider-health/count-weeks.ts";
import { readQuery, type AskedFilters } from "../searches/read-query.ts";
import { keepForAMinute } from "../tasks/keep-for-a-minute.ts";
import { firstKeptDay } from "./forget-old-counts.ts";
import { sumCounts, type SumOfCounts } from "./repository.ts";
import type { CodedQuestion } from "./word-codes.ts";

type Expectations = ResponseOf<"listExpectations">;
type Expectation = Expectations["providers"][number];
type CountingDeps = Pick<Deps, "db" | "clock" | "wordCodes">;

/** Questions whose counts are kept; the one that was counted first is forgotten first. */
const keptMax = 500;

/**
 * What each portal usually brings for a person's words, from the answers to all people. Counts are kept for a minute.
 * @returns what answers a call. It throws `AppError` unknown_place
 */
export function createExpectations(deps: CountingDeps): (asked: AskedFilters) => Promise<Expectations> {
  const weeks = keepForAMinute<ReadonlyMap<string, Week>>(deps, 1);
  const sums = keepForAMinute<SumOfCounts[]>(deps, keptMax);
  return async (asked) => {
    const question = deps.wordCodes.question(readQuery(asked));
    const now = deps.clock.now();
    const [ofPortals, ofWords] = await Promise.all([
      weeks("all", () => countWeeks(deps.db, now)),
      question === null ? [] : sums(nameOf(question), () => countWords(deps, { question, now })),
    ]);
    return { providers: providerIds.map((id) => expectOf(id, ofWords, ofPortals.get(id))) };
  };
}

function nameOf({ words, state, place }: CodedQuestion): string {
  return `${words} ${state} ${place}`;
}

function countWords(
  { db }: CountingDeps,
  { question, now }: { question: CodedQuestion; now: Date },
): Promise<SumOfCounts[]> {
  const least = { peopleMin: knownPeopleMin, answersMin: knownRunsMin };
  return sumCounts(db, question, { since: firstKeptDay(now), ...least });
}

/** The numbers of the question that is nearest to the asked one. */
function expectOf(id: string, ofWords: readonly SumOfCounts[], week: Week | undefined): Expectation {
  for (const basis of ["exact", "state", "country"] as const) {
    const sum = ofWords.find((one) => one.providerId === id && one.basis === basis);
    if (sum !== undefined) return { id, basis, numbers: describe(sum) };
  }
  if (week === undefined || week.answers < knownRunsMin || week.answerP50Ms === null)
    return { id, basis: "unknown", numbers: null };
  const { runs: asked, answers, vacancies, answerP50Ms: medianMs } = week;
  return { id, basis: "portal", numbers: describe({ asked, answers, vacancies, medianMs }) };
}

function describe({
  asked,
  answers,
  vacancies,
  medianMs,
}: Pick<SumOfCounts, "asked" | "answers" | "vacancies" | "medianMs">): Expectation["numbers"] {
  return {
    vacancies: Math.round((vacancies / answers) * 10) / 10,
    answers,
    answered_share: Math.floor((answers / asked) * 100) / 100,
    median_ms: medianMs,
  };
}
