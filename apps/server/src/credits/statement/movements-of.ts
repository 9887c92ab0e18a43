import { and, eq, ne, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../../db/client.ts";
import { creditHolds, ledgerMovements } from "../../db/schema/credits.ts";

export type MovementKind = (typeof ledgerMovements.$inferSelect)["kind"];

/**
 * Every movement of a person that changes what can be spent. A hold already took its fichas, so its
 * capture is no line; its release is one. The balance counts from the first movement on, also for
 * a later page of the statement.
 */
export function movementsOf(db: Db | Tx, userId: string) {
  const byPosition = sql`order by ${ledgerMovements.position}`;
  const ofHold = sql`partition by ${ledgerMovements.holdId}`;
  const amount = sql<number>`${ledgerMovements.bonus} + ${ledgerMovements.bought}`;
  return db
    .select({
      id: ledgerMovements.id,
      position: ledgerMovements.position,
      at: ledgerMovements.createdAt,
      kind: ledgerMovements.kind,
      reason: ledgerMovements.reason,
      holdId: ledgerMovements.holdId,
      searchId: sql<
        string | null
      >`first_value(coalesce(${creditHolds.searchId}, ${ledgerMovements.searchId})) over (${ofHold} ${byPosition})`.as(
        "search_id",
      ),
      // A hold that was deleted had ended, and a capture is no line.
      state: sql<(typeof creditHolds.$inferSelect)["state"] | null>`
        case when ${ledgerMovements.holdId} is not null then coalesce(
          ${creditHolds.state},
          case when bool_or(${eq(ledgerMovements.kind, "release")}) over (${ofHold}) then 'released' else 'captured' end
        ) end`.as("state"),
      // The reason of a release may be `expired` only; the reason of its hold names the provider.
      firstReason: sql<string>`first_value(${ledgerMovements.reason}) over (${ofHold} ${byPosition})`.as(
        "first_reason",
      ),
      amount: amount.as("amount"),
      balance: sql<number>`(sum(${amount}) over (${byPosition}))::int`.as("balance"),
    })
    .from(ledgerMovements)
    .leftJoin(
      creditHolds,
      and(eq(creditHolds.userId, ledgerMovements.userId), eq(creditHolds.id, ledgerMovements.holdId)),
    )
    .where(
      and(
        eq(ledgerMovements.userId, userId),
        or(ne(ledgerMovements.bonus, 0), ne(ledgerMovements.bought, 0)),
      ),
    )
    .as("movements");
}
