import type { OwnSharedList } from "@vagou/contract/saved/saved-vacancies";
import type { Actor, Deps } from "../deps.ts";
import { listSharedBy } from "./repository.ts";

/**
 * The lists of the person that can still be opened, the newest first. Their handles are the stored hashes of the links,
 * because the links themselves are not stored.
 */
export async function listSharedLists(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor: { userId } }: { actor: Actor },
): Promise<{ lists: OwnSharedList[] }> {
  const now = clock.now();
  const lists = (await listSharedBy(db, userId)).filter(({ expiresAt }) => expiresAt > now);
  return {
    lists: lists.toReversed().map(({ idHash, createdAt, expiresAt, postings }) => ({
      handle: idHash,
      titles: postings.map(({ title }) => title),
      shared_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
    })),
  };
}
