import { freeRepeatMs } from "@vagou/contract/amounts";
import { waitAt } from "../asking/list-lines.ts";
import type { Deps } from "../deps.ts";
import { findOrAsk } from "./find-or-ask.ts";
import { outcomeFromCache, type AskedSince, type FoundAnswer } from "./found-answer.ts";
import { leavePart } from "./leave-part.ts";
import type { OpenedParts, Part } from "./open-parts.ts";
import type { AnsweredRequest } from "./search-requests.ts";
import { settlePart, type SettledPart } from "./settle-part.ts";
import { findOlderAnswer, recallAnswer } from "./stored-answers.ts";

/** Who asks, and whether an older answer that costs nothing is welcome too. */
export type Asker = {
  caller: { ip: string; userAgent: string };
  isFresh: boolean;
  signal: AbortSignal;
};

/**
 * Finds what answers one provider's part of a search, and settles its price.
 * @throws the signal's reason when the caller goes away; what was held is given back
 */
export async function answerPart(
  deps: Deps,
  request: OpenedParts,
  part: Part,
  asker: Asker,
): Promise<SettledPart> {
  if (part.payment.kind === "answered") return repeatAnswer(deps, part.payment.before);
  const startedAt = performance.now();
  // What this person paid for is answered as long as it is paid, though it was given up to ten minutes before.
  const paidAt = part.payment.kind === "paid" ? part.payment.heldAt : deps.clock.now();
  const since = new Date(paidAt.getTime() - freeRepeatMs);
  const asked = { ...part, since, caller: asker.caller, userId: request.actor.userId };
  const mayBeOlder = part.payment.kind === "held" && !asker.isFresh;
  let found: FoundAnswer;
  try {
    found = await findSpareOrAsk(deps, asked, mayBeOlder, asker.signal);
    asker.signal.throwIfAborted();
  } catch (error) {
    await leavePart(deps, request, part);
    throw error;
  }
  const tookMs = Math.round(performance.now() - startedAt);
  const settled = await settlePart(deps, request, part, { found, tookMs });
  return "before" in settled ? repeatAnswer(deps, settled.before) : settled;
}

/** A line from this long on is spared by an older answer. */
const longLineMs = 5_000;

/** As `findOrAsk`; where the line is long or full, an older answer is given instead. */
async function findSpareOrAsk(
  deps: Deps,
  asked: AskedSince,
  mayBeOlder: boolean,
  signal: AbortSignal,
): Promise<FoundAnswer> {
  const isLong = mayBeOlder && waitAt(deps.lines, asked.provider, asked.userId) >= longLineMs;
  const spared = isLong ? await findOlderAnswer(deps, asked) : undefined;
  if (spared !== undefined) return spared;
  const found = await findOrAsk(deps, asked, signal);
  if (found.outcome !== "busy" || !mayBeOlder) return found;
  return (await findOlderAnswer(deps, asked)) ?? found;
}

/** What a request was answered before: the same vacancies under the same price, or the same failure. */
async function repeatAnswer(
  deps: Deps,
  { outcome, fichas, tookMs, answerId }: AnsweredRequest,
): Promise<SettledPart> {
  const found = answerId === null ? outcomeFromCache(outcome) : await recallAnswer(deps, answerId);
  // Answers are kept several times longer than a key lives.
  if (found === undefined) throw new Error(`the answer ${answerId} is not kept any more`);
  return { found, fichas, tookMs };
}
