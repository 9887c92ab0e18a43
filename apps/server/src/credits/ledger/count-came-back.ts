import { and, eq, gt, lte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "../../db/client.ts";
import { ledgerMovements } from "../../db/schema/credits.ts";

const placed = alias(ledgerMovements, "placed");

/** @returns how many bought fichas holds of a person gave back since an instant at which they were open */
export async function countCameBack(
  tx: Tx,
  { userId, since }: { userId: string; since: Date },
): Promise<number> {
  const [row] = await tx
    .select({ bought: sql<number>`coalesce(sum(${ledgerMovements.bought}), 0)::int` })
    .from(ledgerMovements)
    .innerJoin(
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
        eq(ledgerMovements.kind, "release"),
        gt(ledgerMovements.createdAt, since),
        lte(placed.createdAt, since),
      ),
    );
  return row?.bought ?? 0;
}
