import { randomUUID } from "node:crypto";
import { asc, eq, notInArray } from "drizzle-orm";
import type { Db, Tx } from "../db/client.ts";
import { accountRequests } from "../db/schema/accounts.ts";
import type { Deps } from "../deps.ts";

/** What a visitor asked for with an e-mail address, which may be anybody's. */
export type AccountRequest = typeof accountRequests.$inferSelect;

/**
 * Writes down what was asked for. It is the same work for every address, so that the time of the
 * answer does not tell whether there is an account; `answerAccountRequests` does the rest.
 */
export async function queueAccountRequest(
  { db, clock }: Pick<Deps, "db" | "clock">,
  request: Omit<typeof accountRequests.$inferInsert, "id" | "createdAt">,
): Promise<void> {
  await db.insert(accountRequests).values({ id: randomUUID(), ...request, createdAt: clock.now() });
}

/**
 * Takes the oldest request that no other process works on out of the queue. It is gone when the
 * transaction commits, and back when it does not.
 * @param except ids to leave alone
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

/** @returns how many wait to be answered */
export function countAccountRequests(db: Db): Promise<number> {
  return db.$count(accountRequests);
}
