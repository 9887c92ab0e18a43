import type { Deps } from "../deps.ts";
import { askProvider } from "../asking/ask-provider.ts";
import { outcomeFromCache, type AskedSince, type FoundAnswer, type Question } from "./found-answer.ts";
import { keepAnswer } from "./keep-answer.ts";
import { claimQuestion, waitForEnd, type ClaimedQuestion } from "./questions-in-flight.ts";
import { findStored, recallAnswer } from "./stored-answers.ts";

/**
 * @returns the provider's stored answer that came after `since`; without one, asks it. Equal questions at one time
 *   share one request.
 * @throws the signal's reason when the caller disconnects
 */
export async function findOrAsk(deps: Deps, asked: AskedSince, signal: AbortSignal): Promise<FoundAnswer> {
  const stored = await findStored(deps, asked);
  return stored ?? deps.flights.join(asked.question, signal, (shared) => askOnce(deps, asked, shared));
}

/** Of equal questions in several processes, one process asks and the others wait for its answer. */
async function askOnce(deps: Deps, asked: AskedSince, signal: AbortSignal): Promise<FoundAnswer> {
  // Only one process uses the embedded database.
  if (deps.config.databaseUrl === null) return askAndKeep(deps, asked, signal);
  for (;;) {
    const [code] = deps.questionCodes.shared(asked.question, deps.clock.now());
    const claim = await claimQuestion(deps, code);
    if (claim !== null) return askAsOwner(deps, asked, claim, signal);
    const ended = await waitForEnd(deps.db, code, signal);
    if (ended === undefined) continue;
    const answer = ended.answerId === null ? undefined : await recallAnswer(deps, ended.answerId);
    return answer ?? outcomeFromCache(ended.outcome);
  }
}

async function askAsOwner(
  deps: Deps,
  asked: AskedSince,
  claim: ClaimedQuestion,
  signal: AbortSignal,
): Promise<FoundAnswer> {
  let found: FoundAnswer | undefined;
  try {
    // Another process may have stored an answer between the first look and this claim.
    found = (await findStored(deps, asked)) ?? (await askAndKeep(deps, asked, signal));
    return found;
  } finally {
    await claim.end(found);
  }
}

async function askAndKeep(deps: Deps, asked: Question, signal: AbortSignal): Promise<FoundAnswer> {
  return keepAnswer(deps, asked, await askProvider(deps, asked, signal));
}
