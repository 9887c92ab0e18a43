import { randomUUID } from "node:crypto";
import { freeRepeatMs } from "@vagou/contract/amounts";
import type { ProviderGroup } from "@vagou/contract/answers";
import { isAnswer } from "@vagou/contract/outcome";
import { captureHold, leaveHold } from "../credits/settle-hold.ts";
import type { Tx } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { outcomeFromCache, type FoundAnswer } from "./found-answer.ts";
import { leaveInTransaction } from "./leave-part.ts";
import { giveDailyPortal } from "../plans/give-daily-portal.ts";
import type { OpenedParts, Part } from "./open-parts.ts";
import { insertRun } from "./repository.ts";
import { answerRequest, correctRequest, findAnswered, type AnsweredRequest } from "./search-requests.ts";

type Fichas = ProviderGroup["fichas"];

/** What the caller is told about a part: the answer, and whether its fichas were charged or given back. */
export type SettledPart = { found: FoundAnswer; fichas: Fichas; tookMs: number };

/** The same request was sent twice at once and the other copy was answered first: both get that answer. */
export type AnsweredElsewhere = { before: AnsweredRequest };

/**
 * Records the outcome of a part and charges its fichas or gives them back, in one transaction. An answer that cannot
 * be paid, because its hold expired before it came, is not given to the caller.
 */
export function settlePart(
  { db, clock, accountTurns }: Pick<Deps, "db" | "clock" | "accountTurns">,
  request: Omit<OpenedParts, "at" | "searchId">,
  part: Part,
  { found, tookMs }: { found: FoundAnswer; tookMs: number },
): Promise<SettledPart | AnsweredElsewhere> {
  const at = clock.now();
  const { userId } = request.actor;
  const own = { userId, requestKey: request.requestId, providerId: part.provider.id };
  const settleAll = async (tx: Tx): Promise<SettledPart | AnsweredElsewhere> => {
    // The run first: settling locks the person's account, and the person's other parts wait for that lock.
    await recordRun(tx, { part, found, tookMs, at });
    const { outcome, answerId } = found;
    const expected = expectedFichas(request, part, found);
    const isFirst =
      !request.hasKey || (await answerRequest(tx, own, { outcome, answerId, tookMs, fichas: expected }));
    const before = isFirst ? undefined : await findAnswered(tx, own);
    if (before !== undefined) {
      await leaveInTransaction(tx, userId, part, at);
      return { before };
    }
    const settled = { ...(await settle(tx, request, part, { found, at })), tookMs };
    if (request.hasKey && settled.fichas !== expected) {
      const { found: told, fichas } = settled;
      await correctRequest(tx, own, { outcome: told.outcome, answerId: told.answerId, fichas });
    }
    return settled;
  };
  return accountTurns(userId, () => db.transaction(settleAll));
}

/** The usual result of settling, so that the request's row is nearly always written once. */
function expectedFichas(
  request: Pick<OpenedParts, "requestId">,
  { payment }: Part,
  found: FoundAnswer,
): Fichas {
  if (payment.kind === "paid") return payment.capturedBy === request.requestId ? "charged" : "free";
  if (found.isOlder) return "free";
  return isAnswer(found.outcome) ? "charged" : "returned";
}

async function settle(
  tx: Tx,
  request: Omit<OpenedParts, "at" | "searchId">,
  part: Part,
  { found, at }: { found: FoundAnswer; at: Date },
): Promise<Pick<SettledPart, "found" | "fichas">> {
  const { payment } = part;
  const { userId } = request.actor;
  if (payment.kind !== "held") return { found, fichas: expectedFichas(request, part, found) };
  const { holdId } = payment;
  if (!isAnswer(found.outcome) || found.isOlder) {
    await leaveHold(tx, { userId, holdId, at });
    return { found, fichas: expectedFichas(request, part, found) };
  }
  const charge = await captureHold(tx, { userId, holdId, at, by: request.requestId, freeRepeatMs });
  if (charge === null) return { found: outcomeFromCache("timeout"), fichas: "returned" };
  if (charge.capturedBy !== request.requestId) return { found, fichas: "free" };
  // The fichas are charged and then given back: two lines of the statement.
  await giveDailyPortal(tx, { userId, at });
  return { found, fichas: "charged" };
}

type RunOfPart = { part: Part; found: FoundAnswer; tookMs: number; at: Date };

/** Records how the portal answered, without the person and the question. */
function recordRun(tx: Tx, { part, found, tookMs, at }: RunOfPart): Promise<void> {
  return insertRun(tx, {
    id: randomUUID(),
    providerId: part.provider.id,
    outcome: found.outcome,
    jobCount: found.jobs.length,
    droppedCount: found.dropped,
    skippedCount: found.skipped,
    tookMs,
    source: found.source,
    createdAt: at,
    listingCount: found.facts?.listingCount ?? 0,
    filled: found.facts?.filled ?? {},
    ignored: found.facts?.ignored ?? [],
  });
}
