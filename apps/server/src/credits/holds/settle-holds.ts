import { and, eq } from "drizzle-orm";
import { buildOnce } from "../../db/statements/build-once.ts";
import { creditHolds } from "../../db/schema/credits.ts";
import type { Tx } from "../../db/client.ts";
import {
  lockAccountWithHolds,
  transactionOf,
  type LockedAccount,
  type LockedWithHolds,
} from "../ledger/account.ts";
import type { Hold } from "./decide-holds.ts";
import { decideSettlements, type Settled, type Settlement } from "./decide-settlements.ts";
import { isSettledLately, settledLately } from "./is-settled-lately.ts";
import { recordSettlements } from "../ledger/record-movements.ts";

/**
 * `freeRepeatMs`: a purpose that was paid within this time counts as paid. `processId`: the process of the server whose
 * requests leave the holds.
 */
export type Settlements = {
  /** At least one. */
  settlements: readonly Settlement[];
  freeRepeatMs: number;
  processId: string;
  at: Date;
  /** Whether nothing follows in the transaction, when these are the results. */
  isLast?: (settled: readonly Settled[]) => boolean;
};

/**
 * Charges holds of one person, leaves them, or gives expired ones back. Several requests may share a hold: it is charged
 * once.
 * @returns the result of each settlement, in their order, and the account as it is now
 * @throws {Error} when this person has no such hold, which is our own bug
 */
export async function settleHolds(
  tx: Tx,
  { userId, ...asked }: Settlements & { userId: string },
): Promise<{ settled: Settled[]; account: LockedAccount }> {
  const holdIds = asked.settlements.map(({ holdId }) => holdId);
  return settleLockedHolds(await lockAccountWithHolds(tx, { userId, holdIds }), asked);
}

/** The same for holds that are locked already. */
export async function settleLockedHolds(
  { account, holds }: LockedWithHolds,
  { settlements, freeRepeatMs, processId, at, isLast = () => false }: Settlements,
): Promise<{ settled: Settled[]; account: LockedAccount }> {
  const charges = await listCharges(account, holds, { freeRepeatMs, at });
  const { settled, changed, movements } = decideSettlements({ holds, charges, processId, at }, settlements);
  if (changed.length === 0) return { settled, account };
  const recording = { isLast: isLast(settled) };
  return { settled, account: await recordSettlements(account, movements, changed, recording) };
}

/** Other holds that were charged meanwhile for the purposes of holds that cannot be charged any more. */
async function listCharges(
  account: LockedAccount,
  holds: readonly Hold[],
  time: Pick<Settlements, "freeRepeatMs" | "at">,
): Promise<Hold[]> {
  const purposes = holds
    .filter(({ state, expiresAt }) => state === "released" || (state === "held" && expiresAt <= time.at))
    .map(({ purpose }) => purpose);
  if (purposes.length === 0) return [];
  return findCharges(transactionOf(account)).execute(settledLately(account.userId, purposes, time));
}

const findCharges = buildOnce((db) =>
  db
    .select()
    .from(creditHolds)
    .where(and(isSettledLately, eq(creditHolds.state, "captured")))
    .prepare("find_charges"),
);
