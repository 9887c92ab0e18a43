import { and, eq } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import { creditHolds } from "../db/schema/credits.ts";
import { lockAccount } from "./account.ts";
import { recordMovements } from "./record-movements.ts";

export type Settlement = { userId: string; holdId: string; reason: string; at: Date };

/**
 * Charges a hold: the fichas are spent.
 * @returns false when it was settled before; a hold given back for being late stays given back
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
  state: "captured" | "released",
): Promise<boolean> {
  // The account first, as everywhere: one order of locks, no deadlock.
  const account = await lockAccount(tx, userId);
  const [hold] = await tx
    .update(creditHolds)
    .set({ state, settledAt: at })
    .where(and(eq(creditHolds.id, holdId), eq(creditHolds.userId, userId), eq(creditHolds.state, "held")))
    .returning({ bonus: creditHolds.bonus, bought: creditHolds.bought });
  if (hold === undefined) {
    await requireHold(tx, userId, holdId);
    return false;
  }
  const { bonus, bought } = hold;
  const back = { held_bonus: -bonus, held_bought: -bought };
  return recordMovements(tx, account, [
    {
      kind: state === "captured" ? "capture" : "release",
      reason,
      idempotencyKey: `settle:${holdId}`,
      holdId,
      changes: state === "captured" ? { ...back, spent: bonus + bought } : { ...back, bonus, bought },
      at,
    },
  ]);
}

async function requireHold(tx: Tx, userId: string, holdId: string): Promise<void> {
  const [hold] = await tx
    .select({ id: creditHolds.id })
    .from(creditHolds)
    .where(and(eq(creditHolds.id, holdId), eq(creditHolds.userId, userId)));
  if (hold === undefined) throw new Error(`user ${userId} has no hold ${holdId}`);
}
