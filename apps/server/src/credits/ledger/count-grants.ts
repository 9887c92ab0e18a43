import { and, count, eq, gte } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { creditAccounts, ledgerMovements } from "../../db/schema/credits.ts";
import type { GrantReason } from "./movement.ts";

/** @returns how often a person was given fichas for a reason since an instant, with all of their accounts, also deleted ones */
export async function countGrants(
  tx: Tx,
  { personKey, reason, since }: { personKey: string; reason: GrantReason; since: Date },
): Promise<number> {
  const [row] = await tx
    .select({ grants: count() })
    .from(creditAccounts)
    .innerJoin(ledgerMovements, eq(ledgerMovements.userId, creditAccounts.userId))
    .where(
      and(
        eq(creditAccounts.personKey, personKey),
        eq(ledgerMovements.kind, "grant"),
        eq(ledgerMovements.reason, reason),
        gte(ledgerMovements.createdAt, since),
      ),
    );
  return row?.grants ?? 0;
}
