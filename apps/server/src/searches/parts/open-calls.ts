import { freeRepeatMs } from "@vagou/contract/fichas/amounts";
import type { HoldRequest, HoldResult } from "../../credits/holds/decide-holds.ts";
import type { GroupedCall } from "./group-by-account.ts";
import type { CallResult } from "../../db/statements/serve-together.ts";
import { lockToHold } from "../../credits/holds/lock-to-hold.ts";
import { placeHolds } from "../../credits/holds/place-holds.ts";
import type { Tx } from "../../db/client.ts";
import { AppError } from "../../errors.ts";
import {
  asAnswered,
  claimRequestKeys,
  keepPerson,
  forgetClaims,
  type AnsweredRequest,
  type SearchRequest,
} from "./search-requests.ts";

/** Most searches of one portal that one person may have running or in line at once: three tabs or devices. */
export const openPerProviderMax = 3;

/** A request that holds the fichas of its providers. `claim`: its key, null for a request without one. */
export type OpenCall = GroupedCall & {
  at: Date;
  claim: { requestKey: string; fingerprint: string } | null;
  holds: readonly (HoldRequest & { providerId: string })[];
};

/** How each provider's part is paid, by the provider's id; `answered`: the answer that the key got before. */
export type OpenedCall = Map<string, HoldResult | { kind: "answered"; before: AnsweredRequest }>;

/**
 * Opens several requests of one person in one transaction: their keys are claimed and their fichas held. A request
 * that is refused leaves nothing behind.
 */
export async function openCalls(
  tx: Tx,
  processId: string,
  calls: readonly OpenCall[],
): Promise<CallResult<OpenedCall>[]> {
  const [first] = calls;
  if (first === undefined) return [];
  const { userId, at } = first;
  const requests = calls.flatMap(({ holds }) => holds);
  // Sent together: the keys are claimed first, the account is locked behind them. A key keeps the person, too.
  const [isThere, claimed, locked] = await Promise.all([
    calls.some(({ claim }) => claim === null) ? keepPerson(tx, userId) : true,
    claimKeys(tx, userId, calls),
    lockToHold(tx, { userId, requests, freeRepeatMs, at }),
  ]);
  const answered = calls.map((call) =>
    isThere ? answeredBefore(call, claimed.rows) : new AppError("unauthenticated"),
  );
  const open = calls.map(({ holds }, index) => {
    const before = answered[index];
    return before instanceof Map ? holds.filter(({ providerId }) => !before.has(providerId)) : [];
  });
  const decided = await placeHolds(locked, {
    calls: open,
    freeRepeatMs,
    openPerReasonMax: openPerProviderMax,
    processId,
    at,
    isLast: (decisions) =>
      decisions.every((decision) => "decided" in decision) &&
      !answered.some((before) => before instanceof AppError),
  });
  const results = calls.map((_call, index): CallResult<OpenedCall> => {
    const before = answered[index];
    const decision = decided.calls[index];
    if (before === undefined || decision === undefined) throw new Error("a call got no decision");
    if (before instanceof AppError) return { refused: before };
    if ("refused" in decision) return decision;
    const placed = decision.decided.map(({ providerId, hold }) => [providerId, hold] as const);
    return { value: new Map([...before, ...placed]) };
  });
  const refused = calls.filter((_call, index) => "refused" in (results[index] ?? {}));
  await forgetClaims(
    tx,
    claimed.added.filter(({ requestKey }) => refused.some(({ key }) => key === requestKey)),
  );
  return results;
}

/** The rows of all keys of these calls, and those of them that these calls added. */
async function claimKeys(
  tx: Tx,
  userId: string,
  calls: readonly OpenCall[],
): Promise<{ rows: SearchRequest[]; added: SearchRequest[] }> {
  const asked = calls.flatMap(({ claim, holds, at }) =>
    claim === null ? [] : holds.map(({ providerId }) => ({ ...claim, userId, providerId, createdAt: at })),
  );
  return asked.length === 0 ? { rows: [], added: [] } : claimRequestKeys(tx, userId, asked);
}

/** @returns the answered parts of a call's key, or why the call is refused */
function answeredBefore({ claim, at }: OpenCall, rows: readonly SearchRequest[]): OpenedCall | AppError {
  const known = rows.filter(({ requestKey }) => requestKey === claim?.requestKey);
  // No key was stored for it: the account was deleted since the session was checked.
  if (claim !== null && known.length === 0) return new AppError("unauthenticated");
  const since = new Date(at.getTime() - freeRepeatMs);
  if (known.some((row) => row.fingerprint !== claim?.fingerprint || row.createdAt <= since))
    return new AppError("idempotency_key_reused");
  return new Map(
    known
      .map((row) => [row.providerId, asAnswered(row)] as const)
      .flatMap(([id, before]) => (before === undefined ? [] : [[id, { kind: "answered", before }] as const])),
  );
}
