import { and, eq, gt, sql } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import { creditHolds } from "../db/schema/credits.ts";
import { lockAccount } from "./account.ts";
import { recordMovements } from "./record-movements.ts";

export type Settlement = { userId: string; holdId: string; reason: string; at: Date };

/**
 * Charges a hold: the fichas are spent. A hold that is too old is given back instead: its purpose may have
 * been paid again meanwhile.
 * @returns false when it is not charged: too old, or settled before
 * @throws {Error} when this person has no such hold, which is our own bug
 */
export function captureHold(tx: Tx, settlement: Settlement): Promise<boolean> {
  return settle(tx, settlement, "captured");
}

/** Gives a hold back. @returns false when it was settled before */
export function releaseHold(tx: Tx, settlement: Settlement): Promise<boolean> {
  return settle(tx, settlement, "released");
}

async function settle(
  tx: Tx,
  { userId, holdId, reason, at }: Settlement,
  wanted: "captured" | "released",
): Promise<boolean> {
  // The account first, as everywhere: one order of locks, no deadlock.
  const account = await lockAccount(tx, userId);
  const [hold] = await tx
    .update(creditHolds)
    .set({
      state:
        wanted === "captured"
          ? sql`case when ${gt(creditHolds.expiresAt, at)} then 'captured' else 'released' end`
          : wanted,
      settledAt: at,
    })
    .where(and(eq(creditHolds.id, holdId), eq(creditHolds.userId, userId), eq(creditHolds.state, "held")))
    .returning({ bonus: creditHolds.bonus, bought: creditHolds.bought, state: creditHolds.state });
  if (hold === undefined) {
    await requireHold(tx, userId, holdId);
    return false;
  }
  const { bonus, bought, state } = hold;
  const back = { held_bonus: -bonus, held_bought: -bought };
  const isRecorded = await recordMovements(tx, account, [
    {
      kind: state === "captured" ? "capture" : "release",
      reason: state === wanted ? reason : "expired",
      idempotencyKey: `settle:${holdId}`,
      holdId,
      changes: state === "captured" ? { ...back, spent: bonus + bought } : { ...back, bonus, bought },
      at,
    },
  ]);
  return isRecorded && state === wanted;
}

async function requireHold(tx: Tx, userId: string, holdId: string): Promise<void> {
  const [hold] = await tx
    .select({ id: creditHolds.id })
    .from(creditHolds)
    .where(and(eq(creditHolds.id, holdId), eq(creditHolds.userId, userId)));
  if (hold === undefined) throw new Error(`user ${userId} has no hold ${holdId}`);
}
