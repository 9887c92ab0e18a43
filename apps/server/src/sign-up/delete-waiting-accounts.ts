import { and, eq, gt, inArray, isNull, lt, notExists, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { inBatches } from "../db/statements/in-batches.ts";
import { accountRequests, accountTokens, signUps, users } from "../db/schema/accounts.ts";
import { creditAccounts } from "../db/schema/credits.ts";

/**
 * Deletes the accounts that were made before an instant and still wait for their confirmation, without a sign-up, a
 * request or a valid link. Such an account holds only its address. If a sign-up with this address runs at the same
 * time, its transaction fails because the user row is gone, and the next turn of the queue makes a new account.
 */
export async function deleteWaitingAccounts(
  db: Db,
  { before, now }: { before: Date; now: Date },
): Promise<void> {
  const one = { one: sql`1` };
  const isWaiting = and(
    isNull(users.confirmedAt),
    lt(users.createdAt, before),
    notExists(db.select(one).from(signUps).where(eq(signUps.email, users.email))),
    notExists(db.select(one).from(accountRequests).where(eq(accountRequests.email, users.email))),
    notExists(
      db
        .select(one)
        .from(accountTokens)
        .where(and(eq(accountTokens.userId, users.id), gt(accountTokens.expiresAt, now))),
    ),
  );
  const old = { table: users, where: isWaiting, oldestFirst: users.createdAt };
  await inBatches(db, old, (isFound) =>
    db.transaction(async (tx) => {
      const gone = await tx.delete(users).where(isFound).returning({ id: users.id });
      const ids = gone.map(({ id }) => id);
      const isUnused = and(inArray(creditAccounts.userId, ids), eq(creditAccounts.movementCount, 0));
      await tx.delete(creditAccounts).where(isUnused);
      return gone;
    }),
  );
}
