import { freeRepeatMs } from "@vagou/contract/amounts";
import type { Deps } from "../deps.ts";
import { isFailing } from "../asking/etiquette/breaker.ts";
import { findOrAsk } from "./find-or-ask.ts";
import { waitAt } from "../asking/list-lines.ts";
import type { PopularQuestion } from "./popular-questions.ts";
import { findAnswer } from "./repository.ts";

/** An answer that is over within this time is asked for anew. */
const aheadMs = 90_000;
/** A portal at which people wait is left to them. */
const lineMaxMs = 500;
/** Questions of one round: what is popular is little, and a round must not become a crowd. */
const questionsMax = 10;

/**
 * Asks anew what several people asked lately, shortly before its answer is over: the next of them is answered at
 * once, and the portal is asked once for all of them. Runs as a task; costs no person fichas.
 */
export async function refreshPopular(deps: Deps): Promise<void> {
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
  { db, lines, questionCodes }: Deps,
  { provider, question }: PopularQuestion,
  now: Date,
): Promise<boolean> {
  // Such a portal wants to know the person who asks, and here no person does.
  if (provider.credentials !== undefined) return false;
  if (waitAt(lines, provider, refresher) > lineMaxMs) return false;
  const since = new Date(now.getTime() - freeRepeatMs);
  const answer = await findAnswer(db, provider.id, questionCodes.shared(question, now), since);
  // One that is over is asked for by the next person who wants it.
  if (answer === undefined || answer.receivedAt.getTime() > since.getTime() + aheadMs) return false;
  return !(await isFailing(db, provider.id));
}

async function refresh(deps: Deps, popular: PopularQuestion, now: Date): Promise<void> {
  const caller = { ip: "127.0.0.1", userAgent: deps.config.operator.userAgent };
  const asked = { ...popular, caller, userId: refresher, since: now };
  const found = await findOrAsk(deps, asked, AbortSignal.timeout(deadlineMs));
  deps.logger.debug(
    { provider: popular.provider.id, outcome: found.outcome },
    "a popular question was asked anew",
  );
}

/** Stands in line like a person. */
const refresher = "refresh";
/** Longer than the line and the portal may take together. */
const deadlineMs = 60_000;
