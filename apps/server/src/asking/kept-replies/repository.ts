import type { ProviderRequest } from "@vagou/providers/core/provider";
import { and, desc, eq, gt, inArray, lt, lte, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { deleteInBatches } from "../../db/statements/delete-in-batches.ts";
import { keptReplies } from "../../db/schema/kept-replies.ts";

export type KeptReplyRow = typeof keptReplies.$inferSelect;
export type KeptReplyKey = Pick<KeptReplyRow, "answeredBy" | "providerId" | "askedUrl">;

/** Most replies kept for a provider. A portal has a few sitemaps; this bounds what an adapter may keep. */
const keptForEach = 16;

/** Writes down that a reply was needed. @returns the reply, even an expired one */
export async function useKeptReply(db: Db, key: KeptReplyKey, now: Date): Promise<KeptReplyRow | undefined> {
  const [row] = await db.update(keptReplies).set({ lastUsedAt: now }).where(isAt(key)).returning();
  return row;
}

/** Replaces the kept reply (its `lastUsedAt` stays) and deletes the least recently used ones beyond `keptForEach`. */
export async function saveKeptReply(db: Db, row: KeptReplyRow): Promise<void> {
  const { lastUsedAt: _, ...renewed } = row;
  await db
    .insert(keptReplies)
    .values(row)
    .onConflictDoUpdate({
      target: [keptReplies.answeredBy, keptReplies.providerId, keptReplies.askedUrl],
      set: renewed,
    });
  const ofProvider = and(
    eq(keptReplies.answeredBy, row.answeredBy),
    eq(keptReplies.providerId, row.providerId),
  );
  const mostUsed = db
    .select({ askedUrl: keptReplies.askedUrl })
    .from(keptReplies)
    .where(ofProvider)
    .orderBy(desc(keptReplies.lastUsedAt), desc(keptReplies.receivedAt))
    .limit(keptForEach);
  await db.delete(keptReplies).where(and(ofProvider, sql`not ${inArray(keptReplies.askedUrl, mostUsed)}`));
}

/**
 * Takes the reply whose refresh is due longest; no other process may take it before `againFrom`.
 * @returns undefined when there is none that a question used since `usedSince`
 */
export async function claimRefresh(
  db: Db,
  {
    answeredBy,
    providerIds,
    now,
    usedSince,
    againFrom,
  }: {
    answeredBy: KeptReplyRow["answeredBy"];
    providerIds: readonly string[];
    now: Date;
    usedSince: Date;
    againFrom: Date;
  },
): Promise<{ providerId: string; request: ProviderRequest } | undefined> {
  const [longestDue] = await db
    .select({ providerId: keptReplies.providerId, askedUrl: keptReplies.askedUrl })
    .from(keptReplies)
    .where(
      and(
        eq(keptReplies.answeredBy, answeredBy),
        inArray(keptReplies.providerId, [...providerIds]),
        lte(keptReplies.refreshFrom, now),
        gt(keptReplies.keptUntil, now),
        gt(keptReplies.lastUsedAt, usedSince),
      ),
    )
    .orderBy(keptReplies.refreshFrom)
    .limit(1);
  if (longestDue === undefined) return undefined;
  const [claimed] = await db
    .update(keptReplies)
    .set({ refreshFrom: againFrom })
    .where(and(isAt({ answeredBy, ...longestDue }), lte(keptReplies.refreshFrom, now)))
    .returning({ providerId: keptReplies.providerId, request: keptReplies.request });
  return claimed;
}

/** Background requests do not ask the portal before `until`, which the portal itself named. */
export async function postponeRefreshes(db: Db, providerId: string, until: Date): Promise<void> {
  await db
    .update(keptReplies)
    .set({ refreshFrom: until })
    .where(and(eq(keptReplies.providerId, providerId), lt(keptReplies.refreshFrom, until)));
}

/** Deletes expired replies; the next question that needs one asks the portal again. */
export async function deleteOldKeptReplies(db: Db, now: Date): Promise<void> {
  const { keptUntil } = keptReplies;
  await deleteInBatches(db, { table: keptReplies, where: lte(keptUntil, now), oldestFirst: keptUntil });
}

function isAt({ answeredBy, providerId, askedUrl }: KeptReplyKey): SQL | undefined {
  return and(
    eq(keptReplies.answeredBy, answeredBy),
    eq(keptReplies.providerId, providerId),
    eq(keptReplies.askedUrl, askedUrl),
  );
}
