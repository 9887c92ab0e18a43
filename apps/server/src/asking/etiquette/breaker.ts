import { and, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import { buildOnce } from "../../db/statements/build-once.ts";
import type { Db } from "../../db/client.ts";
import { joinStatements } from "../../db/statements/join-statements.ts";
import { providerBreakers } from "../../db/schema/etiquette.ts";
import { recordFailure, type Failure } from "./cool-down.ts";

/** Longer than a provider may take. When the process of a probe died, another probe starts after this time. */
const probeLeaseMs = 15_000;
/** Clocks of servers differ by less. A failure that is further ahead was noted by a clock that has been set back since. */
const clocksDifferMsMax = 60_000;

/**
 * `ask`: the provider may be asked; `hasFailed` when an answer would end a row of failures.
 * `suspended`: do not ask; its last failure was `lastOutcome`, and it is asked again after `until`.
 */
export type Admission =
  | { kind: "ask"; hasFailed: boolean }
  | { kind: "suspended"; lastOutcome: Failure; until: Date };

/**
 * Whether a provider may be asked now. After a cool-down one request is let through as a probe; the others still
 * get `suspended`. The state is in the database: it is the same for every process.
 */
export async function admit(db: Db, providerId: string, at: Date): Promise<Admission> {
  const breaker = await findBreaker(db, providerId);
  if (breaker === undefined) return { kind: "ask", hasFailed: false };
  if (breaker.openUntil === null) return { kind: "ask", hasFailed: true };
  const suspended = {
    kind: "suspended",
    lastOutcome: breaker.lastOutcome,
    until: breaker.openUntil,
  } as const;
  const aheadFrom = new Date(at.getTime() + clocksDifferMsMax);
  if (breaker.openUntil > at && breaker.lastFailureAt <= aheadFrom) return suspended;
  const probe = await db
    .update(providerBreakers)
    .set({ probeUntil: new Date(at.getTime() + probeLeaseMs) })
    .where(
      and(
        eq(providerBreakers.providerId, providerId),
        or(lte(providerBreakers.openUntil, at), gt(providerBreakers.lastFailureAt, aheadFrom)),
        or(
          isNull(providerBreakers.probeUntil),
          lte(providerBreakers.probeUntil, at),
          gt(providerBreakers.probeUntil, aheadFrom),
        ),
      ),
    )
    .returning({ id: providerBreakers.providerId });
  return probe.length === 1 ? { kind: "ask", hasFailed: true } : suspended;
}

const findBreaker = joinStatements(async (db, providerIds: readonly string[]) => {
  const rows = await findBreakers(db).execute({ providerIds: [...new Set(providerIds)] });
  const breakers = new Map(rows.map((breaker) => [breaker.providerId, breaker]));
  return providerIds.map((id) => breakers.get(id));
});

const findBreakers = buildOnce((db) =>
  db
    .select()
    .from(providerBreakers)
    .where(sql`${providerBreakers.providerId} = any(${sql.placeholder("providerIds")})`)
    .prepare("find_breakers"),
);

/** Whether a provider failed when it was last asked: then background work does not ask it. */
export async function isFailing(db: Db, providerId: string): Promise<boolean> {
  return (await db.$count(providerBreakers, eq(providerBreakers.providerId, providerId))) > 0;
}

/** An answer closes the breaker and forgets the failures. */
export async function noteAnswer(db: Db, providerId: string): Promise<void> {
  await db.delete(providerBreakers).where(eq(providerBreakers.providerId, providerId));
}

/** @param notBefore what the portal's `Retry-After` said, or null */
export async function noteFailure(
  db: Db,
  providerId: string,
  failure: Failure,
  at: Date,
  notBefore: Date | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(providerBreakers)
      .where(eq(providerBreakers.providerId, providerId))
      .for("update");
    const after = { ...recordFailure(before, failure, at, notBefore), probeUntil: null };
    await tx
      .insert(providerBreakers)
      .values({ providerId, ...after })
      .onConflictDoUpdate({ target: providerBreakers.providerId, set: after });
  });
}

/** Ends a suspension, for the operator's tools. @returns false when the provider was not suspended */
export async function resetBreaker(db: Db, providerId: string): Promise<boolean> {
  const rows = await db
    .delete(providerBreakers)
    .where(eq(providerBreakers.providerId, providerId))
    .returning({ id: providerBreakers.providerId });
  return rows.length === 1;
}
