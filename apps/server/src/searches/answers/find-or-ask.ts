import type { Deps } from "../../deps.ts";
import { askProvider } from "../../asking/ask-provider.ts";
import { outcomeFromCache, type AskedSince, type FoundAnswer, type Question } from "./found-answer.ts";
import { keepAnswer } from "./keep-answer.ts";
import type { ClaimedQuestion } from "./question-claims.ts";
import { waitForEnd } from "./questions-in-flight.ts";
import { findStored } from "./stored-answers.ts";

export type FindingDeps = Pick<
  Deps,
  | "db"
  | "clock"
  | "logger"
  | "config"
  | "fetcher"
  | "suspects"
  | "questionCodes"
  | "questionClaims"
  | "flights"
>;

/**
 * @returns the provider's stored answer that came after `since`; without one, asks it. Equal questions at one time
 *   share one request.
 * @throws the signal's reason when the caller disconnects
 */
export async function findOrAsk(deps: FindingDeps, asked: AskedSince): Promise<FoundAnswer> {
  const stored = await findStored(deps, asked);
  return (
    stored ?? deps.flights.join(asked.question, asked.signal, (signal) => askOnce(deps, { ...asked, signal }))
  );
}

/** Of equal questions in several processes, one process asks and the others wait for its answer. */
async function askOnce(deps: FindingDeps, asked: AskedSince): Promise<FoundAnswer> {
  // Only one process uses the embedded database.
  if (deps.config.databaseUrl === null) return askAndKeep(deps, asked);
  for (;;) {
    const [code] = deps.questionCodes.shared(asked.question, deps.clock.now());
    const claimed = await deps.questionClaims.claim(code);
    if (claimed !== null) return askAsOwner(deps, { ...asked, claimed });
    const ended = await waitForEnd(deps.db, code, () => findStored(deps, asked), asked.signal);
    if (ended !== undefined) return typeof ended === "string" ? outcomeFromCache(ended) : ended;
  }
}

async function askAsOwner(
  deps: FindingDeps,
  { claimed, ...asked }: AskedSince & { claimed: ClaimedQuestion },
): Promise<FoundAnswer> {
  let found: FoundAnswer | undefined;
  try {
    // Another process may have stored an answer between the first look and this claim.
    found = (await findStored(deps, asked)) ?? (await askAndKeep(deps, asked));
    return found;
  } finally {
    await claimed.end(found?.outcome);
  }
}

async function askAndKeep(deps: FindingDeps, asked: Question): Promise<FoundAnswer> {
  return keepAnswer(deps, { ...asked, answer: await askProvider(deps, asked) });
}
