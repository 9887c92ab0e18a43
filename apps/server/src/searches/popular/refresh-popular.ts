import { freeRepeatMs } from "@vagou/contract/fichas/amounts";
import type { Deps } from "../../deps.ts";
import { askerOf } from "../../asking/asker-of.ts";
import { isFailing } from "../../asking/etiquette/breaker.ts";
import { findOrAsk, type FindingDeps } from "../answers/find-or-ask.ts";
import { waitAt } from "../../asking/list-lines.ts";
import type { PopularQuestion } from "./popular-questions.ts";

/** An answer that expires within this time is asked for again. */
const aheadMs = 90_000;
/** Where the wait in line is longer, people wait for the portal and it is not asked in the background. */
const lineMaxMs = 500;
/** Most questions of one round, so that a round never fills a portal's line. */
const questionsMax = 10;

type RefreshDeps = Pick<Deps, keyof FindingDeps | "config" | "lines" | "popular" | "switchedOffProviders">;

/**
 * Asks again the questions that several people asked lately, shortly before their answers expire: the next person is
 * answered at once, and the portal is asked once for all of them. Runs as a task; costs no person fichas.
 */
export async function refreshPopular(deps: RefreshDeps): Promise<void> {
  const now = deps.clock.now();
  let refreshed = 0;
  for (const popular of deps.popular.list(now)) {
    if (refreshed === questionsMax) return;
    if (await isDue(deps, popular, now)) {
      refreshed += 1;
      await refresh(deps, popular, now);
    }
  }
}

async function isDue(
  {
    db,
    lines,
    answers,
    switchedOffProviders,
  }: Pick<Deps, "db" | "lines" | "answers" | "switchedOffProviders">,
  { provider, question }: PopularQuestion,
  now: Date,
): Promise<boolean> {
  // Such a portal must be told the person's address, and here no person asks.
  if (provider.credentials !== undefined) return false;
  if (switchedOffProviders.ids.includes(provider.id)) return false;
  if (waitAt(provider, (host) => lines.expectedWaitMs(host, refresher)) > lineMaxMs) return false;
  const since = new Date(now.getTime() - freeRepeatMs);
  const answer = await answers.find(question, since);
  // An expired answer is asked for by the next person who needs it.
  if (answer === undefined || answer.cachedSince.getTime() > since.getTime() + aheadMs) return false;
  return !(await isFailing(db, provider.id));
}

async function refresh(deps: RefreshDeps, popular: PopularQuestion, now: Date): Promise<void> {
  const caller = { ip: "127.0.0.1", userAgent: deps.config.operator.userAgent };
  const asker = askerOf(deps, { provider: popular.provider, caller });
  const asked = { ...popular, asker, userId: refresher, since: now };
  const found = await findOrAsk(deps, { ...asked, signal: AbortSignal.timeout(deadlineMs) });
  deps.logger.debug(
    { provider: popular.provider.id, outcome: found.outcome },
    "a popular question was asked anew",
  );
}

/** The name in our line, like a person's id. */
const refresher = "refresh";
/** Longer than the wait in line and the portal's time together. */
const deadlineMs = 60_000;
