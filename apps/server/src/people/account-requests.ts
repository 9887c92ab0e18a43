import { asc, eq, notInArray } from "drizzle-orm";
import type { Db, Tx } from "../db/client.ts";
import { accountRequests } from "../db/schema/accounts.ts";

/** A visitor's request for an e-mail address, which may belong to another person. */
export type AccountRequest = typeof accountRequests.$inferSelect;

export type NewAccountRequest = typeof accountRequests.$inferInsert;

export async function insertAccountRequest(db: Db, request: NewAccountRequest): Promise<void> {
  await db.insert(accountRequests).values(request);
}

/**
 * Takes the oldest request that no other process works on out of the queue. A commit deletes it; a rollback puts it
 * back.
 * @param except ids that are not taken
 */
export async function takeAccountRequest(
  tx: Tx,
  except: readonly string[],
): Promise<AccountRequest | undefined> {
  const [oldest] = await tx
    .select()
    .from(accountRequests)
    .where(notInArray(accountRequests.id, [...except]))
    .orderBy(asc(accountRequests.createdAt), asc(accountRequests.id))
    .limit(1)
    .for("update", { skipLocked: true });
  if (oldest !== undefined) await deleteAccountRequest(tx, oldest.id);
  return oldest;
}

export async function deleteAccountRequest(db: Db | Tx, id: string): Promise<void> {
  await db.delete(accountRequests).where(eq(accountRequests.id, id));
}

/** @returns the number of requests in the queue */
export function countAccountRequests(db: Db): Promise<number> {
  return db.$count(accountRequests);
}
