import { and, eq } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import { creditHolds } from "../db/schema/credits.ts";
import { lockAccount } from "./account.ts";
import { recordMovement } from "./movement.ts";

export type Settlement = { holdId: string; reason: string; at: Date };

/**
 * Charges a hold: the fichas are spent.
 * @returns false when it was settled before; a hold given back for being late stays given back
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
  { holdId, reason, at }: Settlement,
  state: "captured" | "released",
): Promise<boolean> {
  const [found] = await tx
    .select({ userId: creditHolds.userId })
    .from(creditHolds)
    .where(eq(creditHolds.id, holdId));
  if (found === undefined) throw new Error(`no hold ${holdId}`);
  // The account first, as everywhere: one order of locks, no deadlock.
  const account = await lockAccount(tx, found.userId);
  const [hold] = await tx
    .update(creditHolds)
    .set({ state, settledAt: at })
    .where(and(eq(creditHolds.id, holdId), eq(creditHolds.state, "held")))
    .returning();
  if (hold === undefined) return false;
  const { bonus, bought } = hold;
  const back = { held_bonus: -bonus, held_bought: -bought };
  return recordMovement(tx, account, {
    kind: state === "captured" ? "capture" : "release",
    reason,
    idempotencyKey: `settle:${holdId}`,
    holdId,
    changes: state === "captured" ? { ...back, spent: bonus + bought } : { ...back, bonus, bought },
    at,
  });
}
