import type { ProviderId } from "@vagou/contract/search/catalogue";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { offendingReplies, providerRuns } from "../../db/schema/searches.ts";

export type RunRow = typeof providerRuns.$inferSelect;

/** @returns the newest runs that asked a portal, newest first */
export function listNewestRuns(db: Db, providerId: ProviderId, limit: number): Promise<RunRow[]> {
  return db
    .select()
    .from(providerRuns)
    .where(and(eq(providerRuns.providerId, providerId), eq(providerRuns.source, "provider")))
    .orderBy(desc(providerRuns.createdAt))
    .limit(limit);
}

export type KeptReply = Awaited<ReturnType<typeof listReplies>>[number];

/** @returns the kept replies that could not be read, newest first, with the length of their bodies in characters */
export function listReplies(db: Db) {
  const { id, providerId, outcome, cause, url, status, contentType, receivedAt, body } = offendingReplies;
  return db
    .select({
      id,
      providerId,
      outcome,
      cause,
      url,
      status,
      contentType,
      receivedAt,
      length: sql`length(${body})`.mapWith(Number),
    })
    .from(offendingReplies)
    .orderBy(desc(receivedAt));
}

/** @returns undefined when the reply is over its day, or made room for a newer one */
export async function findReplyBody(db: Db, id: string): Promise<string | undefined> {
  const [reply] = await db
    .select({ body: offendingReplies.body })
    .from(offendingReplies)
    .where(eq(offendingReplies.id, id));
  return reply?.body;
}
