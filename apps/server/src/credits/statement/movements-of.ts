import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "../../db/client.ts";
import { creditHolds, ledgerEntries, ledgerMovements } from "../../db/schema/credits.ts";

export type MovementKind = (typeof ledgerMovements.$inferSelect)["kind"];

/**
 * Every movement of a person that changes what can be spent. A hold already took its fichas, so its
 * capture is no line; its release is one. The balance counts from the first movement on, also for
 * a later page of the statement.
 */
export function movementsOf(db: Db | Tx, userId: string) {
  const byPosition = sql`order by ${ledgerMovements.position}`;
  return db
    .select({
      id: ledgerMovements.id,
      position: ledgerMovements.position,
      at: ledgerMovements.createdAt,
      kind: ledgerMovements.kind,
      reason: ledgerMovements.reason,
      holdId: ledgerMovements.holdId,
      searchId: creditHolds.searchId,
      state: creditHolds.state,
      // The reason of a release may be `expired` only; the reason of its hold names the provider.
      firstReason:
        sql<string>`first_value(${ledgerMovements.reason}) over (partition by ${ledgerMovements.holdId} ${byPosition})`.as(
          "first_reason",
        ),
      amount: sql<number>`sum(${ledgerEntries.amount})::int`.as("amount"),
      balance: sql<number>`(sum(sum(${ledgerEntries.amount})) over (${byPosition}))::int`.as("balance"),
    })
    .from(ledgerMovements)
    .innerJoin(
      ledgerEntries,
      and(eq(ledgerEntries.userId, ledgerMovements.userId), eq(ledgerEntries.movementId, ledgerMovements.id)),
    )
    .leftJoin(
      creditHolds,
      and(eq(creditHolds.userId, ledgerMovements.userId), eq(creditHolds.id, ledgerMovements.holdId)),
    )
    .where(and(eq(ledgerMovements.userId, userId), inArray(ledgerEntries.pocket, ["bonus", "bought"])))
    .groupBy(ledgerMovements.id, creditHolds.id)
    .as("movements");
}
