import { olderAnswerMs } from "@vagou/contract/fichas/amounts";
import { askProvider } from "../../asking/ask-provider.ts";
import { waitAt } from "../../asking/list-lines.ts";
import type { Deps } from "../../deps.ts";
import {
  outcomeFromCache,
  readStored,
  type AskedSince,
  type FoundAnswer,
  type Question,
} from "./found-answer.ts";
import { keepAnswer } from "./keep-answer.ts";
import type { ClaimedQuestion } from "./question-claims.ts";
import { waitForEnd } from "./questions-in-flight.ts";
import { findAnswer } from "./repository.ts";

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

/** From this wait for other people on, an older answer is given instead of asking the portal. */
const longLineMs = 5_000;

/**
 * As `findOrAsk`; where other people make the line long, or it is full, an older answer is given if there is one. What
 * only the person's own searches make wait is asked for, and costs as usual.
 */
export async function findOlderOrAsk(
  deps: FindingDeps & Pick<Deps, "lines">,
  { mayBeOlder, ...asked }: AskedSince & { mayBeOlder: boolean },
): Promise<FoundAnswer> {
  const waitMs = () => waitAt(asked.provider, (host) => deps.lines.waitForOthersMs(host, asked.userId));
  const older = mayBeOlder && waitMs() >= longLineMs ? await findOlder(deps, asked) : undefined;
  if (older !== undefined) return older;
  const found = await findOrAsk(deps, asked);
  if (found.outcome !== "busy" || !mayBeOlder) return found;
  return (await findOlder(deps, asked)) ?? found;
}

/**
 * @returns an answer of the last hour that is too old to be sold and is given free of charge; undefined when there is
 *   none, or when one is new enough to be sold
 */
async function findOlder(deps: Finding, asked: AskedSince): Promise<FoundAnswer | undefined> {
  const now = deps.clock.now();
  const since = new Date(now.getTime() - olderAnswerMs);
  const stored = await findAnswer(deps.db, deps.questionCodes.shared(asked.question, now), since);
  if (stored === undefined || stored.receivedAt > asked.since) return undefined;
  return { ...readStored(stored), isOlder: true };
}

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

type Finding = Pick<Deps, "db" | "clock" | "questionCodes">;

/** @returns the stored answer to this question, if it came after `since` */
async function findStored(deps: Finding, { question, since }: AskedSince): Promise<FoundAnswer | undefined> {
  const stored = await findAnswer(deps.db, deps.questionCodes.shared(question, deps.clock.now()), since);
  return stored && readStored(stored);
}
