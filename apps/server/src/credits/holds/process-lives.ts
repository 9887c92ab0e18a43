import { and, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../../db/client.ts";
import { serverProcesses } from "../../db/schema/credits.ts";

/** A process that did not say for so long that it lives is dead. */
const lifeSeconds = 12;

const isAlive = gte(serverProcesses.aliveUntil, sql`clock_timestamp()`);

/** How often a process says that it lives. */
export const renewLifeMs = 4_000;

/** Says that a process lives, and forgets those that died more than a day ago, whose holds have long ended. */
export async function renewLife(db: Db, processId: string): Promise<void> {
  const aliveUntil = sql`clock_timestamp() + make_interval(secs => ${lifeSeconds})`;
  await db
    .insert(serverProcesses)
    .values({ id: processId, aliveUntil, readsBriefLedger: true })
    .onConflictDoUpdate({ target: serverProcesses.id, set: { aliveUntil } });
  await db
    .delete(serverProcesses)
    .where(lt(serverProcesses.aliveUntil, sql`clock_timestamp() - interval '1 day'`));
}

/** A process that never said that it lives is not among them: it may be starting. @returns those of `ids` that died */
export async function listDeadProcesses(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const dead = await tx
    .select({ id: serverProcesses.id })
    .from(serverProcesses)
    .where(
      and(inArray(serverProcesses.id, [...ids]), lt(serverProcesses.aliveUntil, sql`clock_timestamp()`)),
    );
  return new Set(dead.map(({ id }) => id));
}

/** @returns the ids of the processes that live */
export async function listLivingProcesses(db: Db): Promise<string[]> {
  const living = await db.select({ id: serverProcesses.id }).from(serverProcesses).where(isAlive);
  return living.map(({ id }) => id);
}

/** @returns whether a process serves this database: none does in a backup that was just restored */
export async function hasServer(db: Db): Promise<boolean> {
  return (await db.$count(serverProcesses, isAlive)) > 0;
}

/** @returns whether every living process does without the rows of ended holds: none is of the version before */
export async function canLedgerBeBrief(db: Db): Promise<boolean> {
  const needing = and(isAlive, eq(serverProcesses.readsBriefLedger, false));
  return (await db.$count(serverProcesses, needing)) === 0;
}
