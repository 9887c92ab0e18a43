import { randomUUID } from "node:crypto";
import type { ProviderReply } from "@vagou/providers/core/provider";
import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import { offendingReplies } from "../db/schema/searches.ts";

const keptMs = 24 * 60 * 60 * 1000;
const keptForEach = 5;
const bodyLengthMax = 300_000;

export type OffendingReply = { reply: ProviderReply; cause: Error };

/** Keeps the newest replies that could not be read, a few for each provider, for whoever mends the adapter. */
export async function keepOffendingReply(
  db: Db,
  providerId: string,
  outcome: string,
  { reply, cause }: OffendingReply,
): Promise<void> {
  await db.insert(offendingReplies).values({
    id: randomUUID(),
    providerId,
    outcome,
    // Postgres text holds every character but NUL; a cause may repeat what the portal wrote.
    cause: withoutNul(cause.message),
    // Without the query: it holds what somebody looks for, and for some providers who asks.
    url: reply.url.split("?")[0] ?? "",
    status: reply.status,
    contentType: reply.contentType,
    body: withoutNul(reply.body.slice(0, bodyLengthMax)),
    receivedAt: reply.receivedAt,
  });
  const newest = db
    .select({ id: offendingReplies.id })
    .from(offendingReplies)
    .where(eq(offendingReplies.providerId, providerId))
    .orderBy(desc(offendingReplies.receivedAt))
    .limit(keptForEach);
  await db
    .delete(offendingReplies)
    .where(
      and(eq(offendingReplies.providerId, providerId), sql`not ${inArray(offendingReplies.id, newest)}`),
    );
}

export async function deleteOldReplies(db: Db, now: Date): Promise<void> {
  const { receivedAt } = offendingReplies;
  const where = lt(receivedAt, new Date(now.getTime() - keptMs));
  await deleteInBatches(db, { table: offendingReplies, where, oldestFirst: receivedAt });
}

function withoutNul(text: string): string {
  return text.replaceAll("\0", "");
}
