import { and, asc, eq, gt, lte } from "drizzle-orm";
import type { Db, Tx } from "../db/client.ts";
import { deleteInBatches } from "../db/statements/delete-in-batches.ts";
import { sharedLists } from "../db/schema/saved-vacancies.ts";

export type SharedListRow = typeof sharedLists.$inferSelect;

export async function insertSharedList(tx: Tx, list: SharedListRow): Promise<void> {
  await tx.insert(sharedLists).values(list);
}

/** @returns the list whose id has this hash, if it does not end before `at` */
export async function findSharedList(db: Db, idHash: string, at: Date): Promise<SharedListRow | undefined> {
  const [list] = await db
    .select()
    .from(sharedLists)
    .where(and(eq(sharedLists.idHash, idHash), gt(sharedLists.expiresAt, at)));
  return list;
}

/** @returns the lists that a person shared and that are still stored, oldest first */
export function listSharedBy(db: Db | Tx, userId: string): Promise<SharedListRow[]> {
  return db
    .select()
    .from(sharedLists)
    .where(eq(sharedLists.userId, userId))
    .orderBy(asc(sharedLists.createdAt), asc(sharedLists.idHash));
}

/** @returns false if the person has no list whose id has this hash */
export async function deleteSharedList(
  db: Db,
  { userId, idHash }: Pick<SharedListRow, "userId" | "idHash">,
): Promise<boolean> {
  const deleted = await db
    .delete(sharedLists)
    .where(and(eq(sharedLists.userId, userId), eq(sharedLists.idHash, idHash)))
    .returning({ idHash: sharedLists.idHash });
  return deleted.length > 0;
}

/** Deletes the lists that ended at an instant or earlier. */
export async function deleteSharedListsEnded(db: Db, at: Date): Promise<void> {
  const { expiresAt } = sharedLists;
  await deleteInBatches(db, { table: sharedLists, where: lte(expiresAt, at), oldestFirst: expiresAt });
}
