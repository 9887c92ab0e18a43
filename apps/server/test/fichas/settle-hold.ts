import { openHoldOf } from "../../src/credits/holds/decide-holds.ts";
import type { Settled, Settlement } from "../../src/credits/holds/decide-settlements.ts";
import { settleHolds } from "../../src/credits/holds/settle-holds.ts";
import type { Tx } from "../../src/db/client.ts";
import { testProcessId } from "./place-holds.ts";

type OfPerson = { userId: string; holdId: string; at: Date; processId?: string };

/** Charges one hold. @returns the request that was charged; null when the fichas came back */
export async function captureHold(
  tx: Tx,
  { by, freeRepeatMs, ...hold }: OfPerson & { by: string; freeRepeatMs: number },
): Promise<{ capturedBy: string | null } | null> {
  const settled = await settle(tx, hold, { kind: "capture", holdId: idOf(hold), by }, freeRepeatMs);
  return settled?.kind === "charged" ? { capturedBy: settled.capturedBy } : null;
}

/** A request leaves one hold without an answer. @returns true when this gave the fichas back */
export async function leaveHold(tx: Tx, hold: OfPerson): Promise<boolean> {
  return (await settle(tx, hold, { kind: "leave", holdId: idOf(hold) }))?.kind === "returned";
}

/** Gives one hold back if it is expired. @returns true when this gave the fichas back */
export async function expireHold(tx: Tx, hold: OfPerson): Promise<boolean> {
  return (await settle(tx, hold, { kind: "expire", holdId: idOf(hold) }))?.kind === "returned";
}

function idOf({ holdId }: OfPerson) {
  return openHoldOf({ id: holdId, state: "held" });
}

async function settle(
  tx: Tx,
  { userId, at, processId = testProcessId }: OfPerson,
  settlement: Settlement,
  freeRepeatMs = 600_000,
): Promise<Settled | undefined> {
  const settlements = [settlement];
  return (await settleHolds(tx, { userId, settlements, freeRepeatMs, processId, at })).settled[0];
}
