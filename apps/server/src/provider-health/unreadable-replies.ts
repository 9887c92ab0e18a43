import { randomUUID } from "node:crypto";
import type { Outcome } from "@vagou/contract/search/outcome";
import type { ProviderReply } from "@vagou/providers/core/provider";
import { and, desc, eq, inArray, lt, ne, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { deleteInBatches } from "../db/statements/delete-in-batches.ts";
import { offendingReplies } from "../db/schema/searches.ts";

const hourMs = 3_600_000;
const keptMs = 24 * hourMs;
const keptForEach = 5;
const bodyLengthMax = 300_000;

export type UnreadableReply = { reply: ProviderReply; cause: Error };

/**
 * Stores a reply that could not be read, for the person who repairs the adapter; the newest few of each provider are
 * kept.
 */
export async function keepUnreadableReply(
  db: Db,
  providerId: string,
  outcome: Outcome,
  { reply, cause }: UnreadableReply,
): Promise<void> {
  const id = randomUUID();
  await db.insert(offendingReplies).values({
    id,
    providerId,
    outcome,
    // Postgres text holds every character but NUL; a cause may repeat what the portal wrote.
    cause: withoutNul(cause.message),
    // Without the query: it holds what a person looks for, and for some providers the person's address.
    url: reply.url.split("?")[0] ?? "",
    status: reply.status,
    contentType: reply.contentType,
    body: withoutNul(reply.body.slice(0, bodyLengthMax)),
    // To the hour: an exact time would lead to the person whose fichas were given back at that time.
    receivedAt: new Date(Math.floor(reply.receivedAt.getTime() / hourMs) * hourMs),
  });
  const isOther = and(eq(offendingReplies.providerId, providerId), ne(offendingReplies.id, id));
  const newest = db
    .select({ id: offendingReplies.id })
    .from(offendingReplies)
    .where(isOther)
    .orderBy(desc(offendingReplies.receivedAt))
    .limit(keptForEach - 1);
  await db.delete(offendingReplies).where(and(isOther, sql`not ${inArray(offendingReplies.id, newest)}`));
}

export async function deleteOldReplies(db: Db, now: Date): Promise<void> {
  const { receivedAt } = offendingReplies;
  const where = lt(receivedAt, new Date(now.getTime() - keptMs));
  await deleteInBatches(db, { table: offendingReplies, where, oldestFirst: receivedAt });
}

function withoutNul(text: string): string {
  return text.replaceAll("\0", "");
}
