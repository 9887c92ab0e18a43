import { and, eq, min } from "drizzle-orm";
import type { Db, Tx } from "../../db/client.ts";
import { creditAccounts, ledgerMovements } from "../../db/schema/credits.ts";

/** @returns when a person first got fichas, with any of their accounts, also a deleted one; undefined when they never did */
export async function findFirstMovement(db: Db | Tx, personKey: string): Promise<Date | undefined> {
  const [first] = await db
    .select({ at: min(ledgerMovements.createdAt) })
    .from(creditAccounts)
    .innerJoin(
      ledgerMovements,
      and(eq(ledgerMovements.userId, creditAccounts.userId), eq(ledgerMovements.position, 1)),
    )
    .where(eq(creditAccounts.personKey, personKey));
  return first?.at ?? undefined;
}
