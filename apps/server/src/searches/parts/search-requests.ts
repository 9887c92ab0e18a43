import type { ProviderGroup } from "@vagou/contract/api/answers";
import type { Outcome } from "@vagou/contract/search/outcome";
import { and, eq, lt, ne, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { buildOnce } from "../../db/statements/build-once.ts";
import type { Db, Tx } from "../../db/client.ts";
import { deleteInBatches } from "../../db/statements/delete-in-batches.ts";
import { inBatches } from "../../db/statements/in-batches.ts";
import { jsonParameter } from "../../db/statements/json-parameter.ts";
import { rowsAsJson } from "../../db/statements/rows-as-json.ts";
import { sendNow } from "../../db/statements/send-now.ts";
import { users } from "../../db/schema/accounts.ts";
import { searchRequests } from "../../db/schema/searches.ts";

/** What a request with an `Idempotency-Key` asked one provider; the columns from `outcome` on hold its answer. */
export type SearchRequest = typeof searchRequests.$inferSelect;

/** A request's part that was answered. */
export type AnsweredRequest = SearchRequest & {
  outcome: Outcome;
  fichas: ProviderGroup["fichas"];
  tookMs: number;
};

type Claim = Pick<SearchRequest, "userId" | "requestKey" | "providerId" | "createdAt" | "fingerprint">;

/**
 * Stores request keys of one person, one row for each key and provider asked. A second request with the same key waits
 * here until the first has placed its holds.
 * @returns `rows`: all rows under these keys, those of the requests that used them first and those that a request
 *   with another body adds, which have another fingerprint; none when the person's account is deleted.
 *   `added`: the rows that this call added
 */
export async function claimRequestKeys(
  tx: Tx,
  userId: string,
  claims: readonly Claim[],
): Promise<{ rows: SearchRequest[]; added: SearchRequest[] }> {
  const isNew = sql`
    insert into search_requests (user_id, request_key, provider_id, fingerprint, created_at)
    select asked.user_id, asked.request_key, asked.provider_id, asked.fingerprint, asked.created_at
    from jsonb_populate_recordset(null::search_requests, ${rowsAsJson(searchRequests, claims)}) as asked
    where exists (select from users where users.id = asked.user_id for key share)
    order by asked.request_key, asked.provider_id
    on conflict do nothing
    returning request_key, provider_id`;
  // All requests insert in one order, so that two requests with one key cannot deadlock.
  const [added, rows] = await Promise.all([
    sendNow(tx.execute(isNew)),
    findByKeys(tx).execute({ userId, keys: keysOf(claims) }),
  ]);
  const names = new Set(rowsSchema.parse(added).rows.map(nameOf));
  return {
    rows,
    added: rows.filter(({ requestKey, providerId }) =>
      names.has(nameOf({ request_key: requestKey, provider_id: providerId })),
    ),
  };
}

/**
 * As `claimRequestKeys` does, for requests without a key: the account cannot be deleted before this transaction ends.
 * @returns false when it was deleted
 */
export async function keepPerson(tx: Tx, userId: string): Promise<boolean> {
  return (await lockedPerson(tx).execute({ userId })).length === 1;
}

const lockedPerson = buildOnce((db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, sql.placeholder("userId")))
    .for("key share")
    .prepare("keep_person"),
);

const findByKeys = buildOnce((db) =>
  db
    .select()
    .from(searchRequests)
    .where(
      and(
        eq(searchRequests.userId, sql.placeholder("userId")),
        sql`${searchRequests.requestKey} = any(${sql.placeholder("keys")})`,
      ),
    )
    .prepare("find_requests_by_keys"),
);

/** Removes rows that this transaction added, for a request that is refused. */
export async function forgetClaims(tx: Tx, claims: readonly RequestPart[]): Promise<void> {
  for (const claim of claims) await tx.delete(searchRequests).where(isPart(claim));
}

export type RequestPart = Pick<SearchRequest, "userId" | "requestKey" | "providerId">;

export type RequestAnswer = RequestPart & Pick<AnsweredRequest, "outcome" | "fichas" | "tookMs" | "answerId">;

/**
 * Stores the answers of parts of one person's requests. The first answer of a part is kept.
 * @returns the parts that were answered before, by the same request sent twice; without an answer when it is no
 *   longer stored
 */
export async function answerRequests(
  tx: Tx,
  userId: string,
  answers: readonly RequestAnswer[],
): Promise<Map<RequestAnswer, AnsweredRequest | undefined>> {
  const isAnswered = sql`
    update search_requests as request
    set outcome = answer.outcome, fichas = answer.fichas, took_ms = answer.took_ms, answer_id = answer.answer_id
    from jsonb_populate_recordset(null::search_requests, ${answersAsJson(answers)}) as answer
    where request.user_id = ${userId} and request.request_key = answer.request_key
      -- Without statistics of a new table, Postgres would read all requests of the person.
      and request.request_key = any(${sql.param(keysOf(answers))}) and request.provider_id = answer.provider_id and request.outcome is null
    returning request.request_key, request.provider_id`;
  const first = new Set(rowsSchema.parse(await sendNow(tx.execute(isAnswered))).rows.map(nameOf));
  const before = new Map<RequestAnswer, AnsweredRequest | undefined>();
  for (const answer of answers) {
    const name = nameOf({ request_key: answer.requestKey, provider_id: answer.providerId });
    if (!first.has(name)) before.set(answer, await findAnswered(tx, answer));
  }
  return before;
}

/** Replaces what `answerRequests` wrote in the same transaction. */
export async function correctRequest(
  tx: Tx,
  part: RequestPart,
  answer: Pick<AnsweredRequest, "outcome" | "fichas" | "answerId">,
): Promise<void> {
  await tx.update(searchRequests).set(answer).where(isPart(part));
}

async function findAnswered(tx: Tx, part: RequestPart): Promise<AnsweredRequest | undefined> {
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

const nameSchema = z.object({ request_key: z.string(), provider_id: z.string() });
/** The result of a statement, of a Postgres server and of the embedded database. */
const rowsSchema = z.object({ rows: z.array(nameSchema) });

function nameOf({ request_key, provider_id }: z.infer<typeof nameSchema>): string {
  return JSON.stringify([request_key, provider_id]);
}

function keysOf(parts: readonly Pick<RequestPart, "requestKey">[]): string[] {
  return [...new Set(parts.map(({ requestKey }) => requestKey))];
}

function answersAsJson(answers: readonly RequestAnswer[]): SQL {
  const rows = answers.map(({ requestKey, providerId, outcome, fichas, tookMs, answerId }) => ({
    request_key: requestKey,
    provider_id: providerId,
    outcome,
    fichas,
    took_ms: tookMs,
    answer_id: answerId,
  }));
  return jsonParameter(rows);
}

function isPart({ userId, requestKey, providerId }: RequestPart) {
  return and(
    eq(searchRequests.userId, userId),
    eq(searchRequests.requestKey, requestKey),
    eq(searchRequests.providerId, providerId),
  );
}
