import { sharedListKeptDays } from "@vagou/contract/limits";
import type { Actor, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { lockUser } from "../people/repository.ts";
import { keptSince } from "../postings/kept/kept-since.ts";
import { findPostings } from "../postings/kept/repository.ts";
import { snapshotOf } from "../postings/kept/snapshot-of.ts";
import { findKeptOf } from "../saved-vacancies/repository.ts";
import { hashListId, makeListId } from "./list-id.ts";
import { insertSharedList } from "./repository.ts";

/**
 * Makes a list of postings that everybody with its id can read for `sharedListKeptDays`. Each posting is in it once, in
 * the person's order; those that are not kept are left out. A vacancy that the person saved with what other portals say of
 * it is in the list as they saved it.
 * @returns `expires_at`: ISO instant
 * @throws {AppError} job_not_found when no posting is kept · unauthenticated when the account was deleted since the
 *   session was checked
 */
export async function shareList(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor: { userId }, postingIds }: { actor: Actor; postingIds: readonly string[] },
): Promise<{ id: string; expires_at: string }> {
  const createdAt = clock.now();
  const found = await findPostings(db, [...new Set(postingIds)], keptSince(createdAt));
  if (found.length === 0) throw new AppError("job_not_found");
  const id = makeListId();
  const expiresAt = new Date(createdAt.getTime() + sharedListKeptDays * 24 * 3_600_000);
  const saved = await findKeptOf(
    db,
    userId,
    found.map((posting) => posting.id),
  );
  const postings = found.map((posting) => {
    const own = saved.get(posting.id);
    return own?.others === undefined ? snapshotOf(posting).facts : own;
  });
  await db.transaction(async (tx) => {
    // Locked, so that a deletion of the account at the same time also deletes the list.
    if ((await lockUser(tx, userId)) === undefined) throw new AppError("unauthenticated");
    await insertSharedList(tx, { idHash: hashListId(id), userId, createdAt, expiresAt, postings });
  });
  return { id, expires_at: expiresAt.toISOString() };
}
