import { isAnswer } from "@vagou/contract/search/outcome";
import type { Deps } from "../../deps.ts";
import { outcomeFromCache, type FoundAnswer } from "../answers/found-answer.ts";
import type { OpenedParts, Part } from "./open-parts.ts";
import { runOf } from "../answers/run-of.ts";
import { outcomeOfLate, type AnsweredElsewhere, type Fichas, type SettleCall } from "./settle-calls.ts";

/**
 * What the caller is told about a part: the answer, whether its fichas were charged or given back, and the person's
 * balance then; null where settling it did not touch the account.
 */
export type SettledPart = { found: FoundAnswer; fichas: Fichas; tookMs: number; balance: number | null };

export type PartToSettle = {
  request: Omit<OpenedParts, "at" | "arrivedMs" | "searchId">;
  part: Part;
  found: FoundAnswer;
  tookMs: number;
};

/**
 * Records how the portal answered, and the outcome of a part with its fichas, which are charged or given back in one
 * transaction. An answer that cannot be paid, because its hold expired before it came, is not given to the caller.
 */
export async function settlePart(
  {
    db,
    clock,
    partGroups,
    questionNotes,
    runNotes,
  }: Pick<Deps, "db" | "clock" | "partGroups" | "questionNotes" | "runNotes">,
  { request, part, found, tookMs }: PartToSettle,
): Promise<SettledPart | AnsweredElsewhere> {
  const { payment, provider } = part;
  const { requestId, hasKey } = request;
  const at = clock.now();
  const run = runOf(provider.id, { found, tookMs, at });
  const call: SettleCall = {
    db,
    userId: request.actor.userId,
    key: `${requestId} ${provider.id}`,
    at,
    requestId,
    answer: hasKey
      ? { providerId: provider.id, outcome: found.outcome, answerId: found.answerId, tookMs }
      : null,
    expected: expectedFichas(requestId, part, found),
    holdId: payment.kind === "held" ? payment.holdId : null,
    isPaidFor: isAnswer(found.outcome) && !found.isOlder,
  };
  runNotes.note(run);
  const settled = await partGroups.settle(call);
  if (!("before" in settled)) questionNotes.note({ query: part.query, userId: request.actor.userId, run });
  return "before" in settled
    ? settled
    : { ...settled, found: settled.isLate ? outcomeFromCache(outcomeOfLate) : found, tookMs };
}

/** The usual result of settling, so that the request's row is nearly always written once. */
function expectedFichas(requestId: string, { payment }: Part, found: FoundAnswer): Fichas {
  if (payment.kind === "paid") return payment.capturedBy === requestId ? "charged" : "free";
  if (found.isOlder) return "free";
  return isAnswer(found.outcome) ? "charged" : "returned";
}
