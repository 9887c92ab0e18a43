import { and, eq, gt, lte, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "../../db/client.ts";
import { ledgerMovements } from "../../db/schema/credits.ts";

const placed = alias(ledgerMovements, "placed");

/**
 * Holds that were open at an instant may have given fichas back since.
 * @returns how many bought fichas of these were not taken back since then, for one refund or another
 */
export async function countCameBack(
  tx: Tx,
  { userId, since }: { userId: string; since: Date },
): Promise<number> {
  const wasOpen = and(eq(ledgerMovements.kind, "release"), lte(placed.createdAt, since));
  const [row] = await tx
    .select({ bought: sql<number>`greatest(coalesce(sum(${ledgerMovements.bought}), 0), 0)::int` })
    .from(ledgerMovements)
    .leftJoin(
      placed,
      and(
        eq(placed.userId, ledgerMovements.userId),
        eq(placed.holdId, ledgerMovements.holdId),
        eq(placed.kind, "hold"),
      ),
    )
    .where(
      and(
        eq(ledgerMovements.userId, userId),
        gt(ledgerMovements.createdAt, since),
        or(wasOpen, eq(ledgerMovements.kind, "clawback")),
      ),
    );
  return row?.bought ?? 0;
}
