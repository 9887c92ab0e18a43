import type { ProviderGroup } from "@vagou/contract/answers";
import type { Outcome } from "@vagou/contract/outcome";
import { and, eq, isNull, lt, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "../db/client.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import { inBatches } from "../db/in-batches.ts";
import { rowsAsJson } from "../db/rows-as-json.ts";
import { searchRequests } from "../db/schema/searches.ts";

/** What a request with an `Idempotency-Key` asked one provider; the columns from `outcome` on hold its answer. */
export type SearchRequest = typeof searchRequests.$inferSelect;

/** A request's part that was answered. */
export type AnsweredRequest = SearchRequest & {
  outcome: Outcome;
  fichas: ProviderGroup["fichas"];
  tookMs: number;
};

type Asked = Pick<SearchRequest, "userId" | "requestKey" | "createdAt" | "fingerprint"> & {
  providerIds: readonly string[];
};

/**
 * Stores a request key, one row for each provider asked. A second request with the same key waits here until the
 * first has placed its holds.
 * @returns the rows under this key: those of the request that used it first, and those that a request with another
 *   body adds, which have another fingerprint; empty when the person's account is deleted
 */
export async function claimRequestKey(tx: Tx, { providerIds, ...request }: Asked): Promise<SearchRequest[]> {
  const rows = providerIds.map((providerId) => ({ ...request, providerId }));
  // All requests insert in one order, so that two requests with one key cannot deadlock.
  await tx.execute(sql`
    insert into search_requests (user_id, request_key, provider_id, fingerprint, created_at)
    select asked.user_id, asked.request_key, asked.provider_id, asked.fingerprint, asked.created_at
    from jsonb_populate_recordset(null::search_requests, ${rowsAsJson(searchRequests, rows)}) as asked
    where exists (select from users where users.id = asked.user_id for key share)
    order by asked.provider_id
    on conflict do nothing`);
  return tx
    .select()
    .from(searchRequests)
    .where(and(eq(searchRequests.userId, request.userId), eq(searchRequests.requestKey, request.requestKey)));
}

export type RequestPart = Pick<SearchRequest, "userId" | "requestKey" | "providerId">;

/**
 * Stores the answer of a part of a request. The first answer is kept.
 * @returns false when the part was answered before, by the same request sent twice
 */
export async function answerRequest(
  tx: Tx,
  part: RequestPart,
  answer: Pick<AnsweredRequest, "outcome" | "fichas" | "tookMs" | "answerId">,
): Promise<boolean> {
  const rows = await tx
    .update(searchRequests)
    .set(answer)
    .where(and(isPart(part), isNull(searchRequests.outcome)))
    .returning({ providerId: searchRequests.providerId });
  return rows.length === 1;
}

/** Replaces what `answerRequest` wrote in the same transaction. */
export async function correctRequest(
  tx: Tx,
  part: RequestPart,
  answer: Pick<AnsweredRequest, "outcome" | "fichas" | "answerId">,
): Promise<void> {
  await tx.update(searchRequests).set(answer).where(isPart(part));
}

/** @returns the answer of a part; undefined when it has none, or when it is no longer stored */
export async function findAnswered(tx: Tx, part: RequestPart): Promise<AnsweredRequest | undefined> {
  const [row] = await tx.select().from(searchRequests).where(isPart(part));
  return row && asAnswered(row);
}

/** @returns the part as an answered one; undefined while it is not */
export function asAnswered(part: SearchRequest): AnsweredRequest | undefined {
  const { outcome, fichas, tookMs } = part;
  return outcome === null || fichas === null || tookMs === null
    ? undefined
    : { ...part, outcome, fichas, tookMs };
}

/** Forgets keys that were first used before an instant. */
export async function deleteRequestsBefore(db: Db, before: Date): Promise<void> {
  const { createdAt } = searchRequests;
  await deleteInBatches(db, { table: searchRequests, where: lt(createdAt, before), oldestFirst: createdAt });
}

/**
 * Forgets the fingerprint and the answer of keys that were first used before an instant: such a key is refused,
 * regardless of what its request asks.
 */
export async function forgetAskedBefore(db: Db, before: Date): Promise<void> {
  const { createdAt, fingerprint } = searchRequests;
  const old = {
    table: searchRequests,
    where: and(lt(createdAt, before), ne(fingerprint, "")),
    oldestFirst: createdAt,
  };
  await inBatches(db, old, (isFound) =>
    db
      .update(searchRequests)
      .set({ fingerprint: "", answerId: null })
      .where(isFound)
      .returning({ one: sql`1` }),
  );
}

function isPart({ userId, requestKey, providerId }: RequestPart) {
  return and(
    eq(searchRequests.userId, userId),
    eq(searchRequests.requestKey, requestKey),
    eq(searchRequests.providerId, providerId),
  );
}
