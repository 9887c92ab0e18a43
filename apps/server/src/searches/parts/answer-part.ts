import { freeRepeatMs } from "@vagou/contract/fichas/amounts";
import { waitAt } from "../../asking/list-lines.ts";
import type { Deps } from "../../deps.ts";
import { findOrAsk, type FindingDeps } from "../answers/find-or-ask.ts";
import { outcomeFromCache, type AskedSince, type FoundAnswer } from "../answers/found-answer.ts";
import { leavePart } from "./leave-part.ts";
import type { OpenedParts, Part } from "./open-parts.ts";
import type { AnsweredRequest } from "./search-requests.ts";
import { settlePart, type SettledPart } from "./settle-part.ts";
import { findOlderAnswer, recallAnswer } from "../answers/stored-answers.ts";

/** `isFresh`: the caller does not accept an older answer that costs nothing. */
export type AskedPart = {
  request: OpenedParts;
  part: Part;
  caller: { ip: string; userAgent: string };
  isFresh: boolean;
  signal: AbortSignal;
};

/**
 * Finds the answer of one provider's part of a search, and charges it or gives its fichas back.
 * @throws the signal's reason when the caller disconnects; the held fichas are given back
 */
export async function answerPart(
  deps: Pick<Deps, keyof FindingDeps | "lines" | "partGroups" | "questionNotes" | "runNotes">,
  { request, part, caller, isFresh, signal }: AskedPart,
): Promise<SettledPart> {
  if (part.payment.kind === "answered") return repeatAnswer(deps, part.payment.before);
  const startedAt = performance.now();
  // A paid question may be answered by every answer that was new enough at the time of the payment.
  const paidAt = part.payment.kind === "paid" ? part.payment.heldAt : deps.clock.now();
  const since = new Date(paidAt.getTime() - freeRepeatMs);
  const { actor, arrivedMs } = request;
  const asked = { ...part, since, caller, userId: actor.userId, arrivedMs, signal };
  const mayBeOlder = part.payment.kind === "held" && !isFresh;
  let found: FoundAnswer;
  try {
    found = await findOlderOrAsk(deps, { ...asked, mayBeOlder });
    signal.throwIfAborted();
  } catch (error) {
    await leavePart(deps, { request, part });
    throw error;
  }
  const tookMs = Math.round(performance.now() - startedAt);
  const settled = await settlePart(deps, { request, part, found, tookMs });
  return "before" in settled ? repeatAnswer(deps, settled.before) : settled;
}

/** From this wait in line on, an older answer is given instead of asking the portal. */
const longLineMs = 5_000;

/** As `findOrAsk`; where the line is long or full, an older answer is given if there is one. */
async function findOlderOrAsk(
  deps: Pick<Deps, keyof FindingDeps | "lines">,
  { mayBeOlder, ...asked }: AskedSince & { mayBeOlder: boolean },
): Promise<FoundAnswer> {
  const isLong = mayBeOlder && waitAt(deps.lines, asked.provider, asked.userId) >= longLineMs;
  const older = isLong ? await findOlderAnswer(deps, asked) : undefined;
  if (older !== undefined) return older;
  const found = await findOrAsk(deps, asked);
  if (found.outcome !== "busy" || !mayBeOlder) return found;
  return (await findOlderAnswer(deps, asked)) ?? found;
}

/** Repeats the answer of a request: the same vacancies for the same price, or the same failure. */
async function repeatAnswer(
  deps: Pick<Deps, "db">,
  { outcome, fichas, tookMs, answerId }: AnsweredRequest,
): Promise<SettledPart> {
  const found = answerId === null ? outcomeFromCache(outcome) : await recallAnswer(deps, { answerId });
  // Answers are kept several times longer than a request key is valid.
  if (found === undefined) throw new Error(`the answer ${answerId} is not kept any more`);
  return { found, fichas, tookMs, balance: null };
}
