import { and, eq, gt, isNull } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { ledgerMovements } from "../../db/schema/credits.ts";

/** @returns true when a movement with this key, which is no hold, was recorded before */
export async function isRecorded(tx: Tx, idempotencyKey: string): Promise<boolean> {
  const { idempotencyKey: key, holdId } = ledgerMovements;
  return (await tx.$count(ledgerMovements, and(eq(key, idempotencyKey), isNull(holdId)))) > 0;
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
    .where(
      and(
        eq(ledgerMovements.userId, userId),
        eq(ledgerMovements.reason, reason),
        gt(ledgerMovements.createdAt, since),
        eq(ledgerMovements.issued, -amountCredits),
      ),
    )
    .limit(1);
  return same?.createdAt;
}
