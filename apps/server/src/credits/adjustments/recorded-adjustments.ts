import { and, eq, gt } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { ledgerEntries, ledgerMovements } from "../../db/schema/credits.ts";

/** @returns true when a movement with this key was recorded before */
export async function isRecorded(tx: Tx, idempotencyKey: string): Promise<boolean> {
  return (await tx.$count(ledgerMovements, eq(ledgerMovements.idempotencyKey, idempotencyKey))) > 0;
}

/** @returns when the same adjustment was made after an instant, undefined where it was not */
export async function findSameAdjustment(
  tx: Tx,
  {
    userId,
    amountCredits,
    reason,
    since,
  }: { userId: string; amountCredits: number; reason: string; since: Date },
): Promise<Date | undefined> {
  const [same] = await tx
    .select({ createdAt: ledgerMovements.createdAt })
    .from(ledgerMovements)
    .innerJoin(
      ledgerEntries,
      and(eq(ledgerEntries.userId, ledgerMovements.userId), eq(ledgerEntries.movementId, ledgerMovements.id)),
    )
    .where(
      and(
        eq(ledgerMovements.userId, userId),
        eq(ledgerMovements.reason, reason),
        gt(ledgerMovements.createdAt, since),
        eq(ledgerEntries.pocket, "issued"),
        eq(ledgerEntries.amount, -amountCredits),
      ),
    )
    .limit(1);
  return same?.createdAt;
}
