import { freeRepeatMs } from "@vagou/contract/fichas/amounts";
import type { Deps } from "../../deps.ts";
import { findOlderOrAsk, type FindingDeps } from "../answers/find-or-ask.ts";
import type { FoundAnswer } from "../answers/found-answer.ts";
import { leavePart } from "./leave-part.ts";
import type { OpenedParts, Part } from "./open-parts.ts";
import { repeatAnswer } from "./repeat-answer.ts";
import { settlePart, type SettledPart } from "./settle-part.ts";

export type AnsweringDeps = Pick<
  Deps,
  keyof FindingDeps | "lines" | "partGroups" | "questionNotes" | "runNotes"
>;

/** `isFresh`: the caller does not accept an older answer that costs nothing. */
export type PartToAnswer = { request: OpenedParts; part: Part; isFresh: boolean; signal: AbortSignal };

/**
 * Finds the answer of one provider's part of a search, and charges it or gives its fichas back.
 * @throws the signal's reason when the caller disconnects; the held fichas are given back
 */
export async function answerPart(deps: AnsweringDeps, asked: PartToAnswer): Promise<SettledPart> {
  const { payment } = asked.part;
  const settled = payment.kind === "answered" ? { before: payment.before } : await findAndSettle(deps, asked);
  return "before" in settled ? repeatAnswer(deps, settled.before) : settled;
}

async function findAndSettle(deps: AnsweringDeps, { request, part, isFresh, signal }: PartToAnswer) {
  const startedAt = performance.now();
  // A paid question may be answered by every answer that was new enough at the time of the payment.
  const paidAt = part.payment.kind === "paid" ? part.payment.heldAt : deps.clock.now();
  const since = new Date(paidAt.getTime() - freeRepeatMs);
  const { actor, arrivedMs } = request;
  const asked = { ...part, since, userId: actor.userId, arrivedMs, signal };
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
  return settlePart(deps, { request, part, found, tookMs });
}
