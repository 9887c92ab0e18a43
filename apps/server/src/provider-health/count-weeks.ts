import type { Outcome } from "@vagou/contract/search/outcome";
import { and, eq, inArray, min, sql, type SQL } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { providerRuns } from "../db/schema/searches.ts";
import { runsOfWeek } from "./runs-of-week.ts";

/** All runs of one provider in the last seven days; at least one. */
export type Week = {
  runs: number;
  outcomes: Record<AskedOutcome, number>;
  answers: number;
  /** Vacancies of all answers together. */
  vacancies: number;
  /** Median time of the answers in milliseconds, by nearest rank; null without an answer. */
  answerP50Ms: number | null;
  lastAnswerAt: Date | null;
  /** When the first run after the last answer failed; null when the newest run is an answer. */
  failingSince: Date | null;
};

/** Of a run that asked the portal. */
type AskedOutcome = Exclude<Outcome, "busy">;

const { providerId, outcome, jobCount, tookMs, createdAt } = providerRuns;

/**
 * Counts the runs of the last seven days. `npm run providers:report` and the public page both say these numbers, so
 * that they cannot disagree.
 * @returns by provider; one that was not asked has no entry
 */
export async function countWeeks(db: Db, now: Date): Promise<ReadonlyMap<string, Week>> {
  const weeks = db
    .select({
      providerId,
      answered: countOf("answered"),
      empty: countOf("empty"),
      blocked: countOf("blocked"),
      changed: countOf("changed"),
      timeout: countOf("timeout"),
      unavailable: countOf("unavailable"),
      vacancies: vacanciesOfAnswers.as("vacancies"),
      answerP50Ms: medianOfAnswers.as("answer_p50_ms"),
      lastAnswerAt: lastAnswer.as("last_answer_at"),
    })
    .from(providerRuns)
    .where(runsOfWeek(now))
    .groupBy(providerId)
    .as("weeks");
  const later = db
    .select({ failingSince: min(createdAt).as("failing_since") })
    .from(providerRuns)
    .where(
      and(
        runsOfWeek(now),
        eq(providerId, weeks.providerId),
        sql`${createdAt} > coalesce(${weeks.lastAnswerAt}, '-infinity')`,
      ),
    )
    .as("later");
  const rows = await db
    .select()
    .from(weeks)
    .leftJoinLateral(later, sql`true`);
  return new Map(
    rows.map(
      ({ weeks: { providerId: id, vacancies, answerP50Ms, lastAnswerAt, ...counts }, later: after }) => {
        const answers = counts.answered + counts.empty;
        const runs = Object.values(counts).reduce((sum, count) => sum + count, 0);
        const failingSince = after?.failingSince ?? null;
        return [id, { runs, outcomes: counts, answers, vacancies, answerP50Ms, lastAnswerAt, failingSince }];
      },
    ),
  );
}

const isAnswer = inArray(outcome, ["answered", "empty"]);

const medianOfAnswers = sql<
  number | null
>`percentile_disc(0.5) within group (order by ${tookMs}) filter (where ${isAnswer})`;

const vacanciesOfAnswers = sql<number>`(coalesce(sum(${jobCount}) filter (where ${isAnswer}), 0))::integer`;

const lastAnswer = sql<Date | null>`max(${createdAt}) filter (where ${isAnswer})`.mapWith(createdAt);

function countOf(name: AskedOutcome): SQL.Aliased<number> {
  return sql<number>`(count(*) filter (where ${eq(outcome, name)}))::integer`.as(name);
}
