import { and, eq, gt } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { ledgerMovements } from "../../db/schema/credits.ts";

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
