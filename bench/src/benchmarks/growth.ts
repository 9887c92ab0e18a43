import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "../../../apps/server/src/db/client.ts";
import { openPostgres } from "../../../apps/server/src/db/opening/open-postgres.ts";
import { createSearcher } from "../searching/search-calls.ts";
import { startSearchServer } from "../searching/search-server.ts";
import { providerCount, startSlowProviders } from "../portals/slow-providers.ts";
import { jsonPostings } from "../portals/slow-provider-pages.ts";
import { benchMonth } from "./month.ts";
import type { Print } from "../report/print.ts";
import { readLsn } from "../database/read-lsn.ts";
import { withEmptyDatabase } from "../database/with-empty-database.ts";

const repeats = 3;
/** An idle connection reports its statistics after ten seconds (`PGSTAT_IDLE_INTERVAL`). */
const statisticsMs = 11_000;

/**
 * What a search writes: bytes of the write-ahead log, and rows of all tables, of a search that finds 900 new vacancies
 * and of the same search each time after its answers became stale; then a month on the disk. The Postgres server must be
 * idle otherwise.
 */
export async function benchGrowth(print: Print): Promise<void> {
  const portals = await startSlowProviders();
  try {
    await withEmptyDatabase((url) => measureGrowth(print, portals.origin, url));
  } finally {
    await portals.close();
  }
  await benchMonth(print);
}

async function measureGrowth(print: Print, providersOrigin: string, url: string): Promise<void> {
  const server = await startSearchServer(providersOrigin, url);
  const person = createSearcher(server.origin, await server.signUp(), "18 calls");
  const observer = openPostgres(url, { poolSize: 1 });
  try {
    await person.search("warm up");
    await person.search("warm up again");
    const before = await countRows(observer.db);
    const firstBytes = await measure(observer.db, () => person.search("auxiliar administrativo"));
    const first = await countRows(observer.db);
    const againBytes: number[] = [];
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      await makeStale(observer.db);
      againBytes.push(await measure(observer.db, () => person.search("auxiliar administrativo")));
    }
    print(
      [
        `What a cold search over ${providerCount} portals × ${jsonPostings} postings writes, as 18 calls:`,
        "",
        "| | WAL | rows |",
        "| --- | --- | --- |",
        `| the first time | ${kilobytes(firstBytes)} | ${describeRows(before, first)} |`,
        `| again, with equal answers | ${kilobytes(medianOf(againBytes))} | |`,
      ].join("\n"),
    );
  } finally {
    await person.close();
    await observer.close();
    await server.close();
  }
}

/** How a portal answered is stored within half a second. */
const notesMs = 1_000;

/** @returns bytes */
async function measure(db: Db, search: () => Promise<unknown>): Promise<number> {
  const before = await readLsn(db);
  await search();
  await sleep(notesMs);
  return (await readLsn(db)) - before;
}

/** Rows that were inserted or changed since the database was created, by table. */
async function countRows(db: Db): Promise<Map<string, number>> {
  await sleep(statisticsMs);
  const rows = await db
    .select({ table: sql<string>`relname`, written: sql<string>`n_tup_ins + n_tup_upd` })
    .from(sql`pg_stat_user_tables`);
  return new Map(rows.map(({ table, written }) => [table, Number(written)]));
}

function describeRows(before: Map<string, number>, after: Map<string, number>): string {
  const written = [...after]
    .map(([table, count]) => ({ table, count: count - (before.get(table) ?? 0) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  const sum = written.reduce((total, { count }) => total + count, 0);
  return `${sum}: ${written.map(({ table, count }) => `${table} ${count}`).join(", ")}`;
}

/** Sets all times back by twenty minutes: then neither an answer nor a payment counts any more. */
async function makeStale(db: Db): Promise<void> {
  await db.execute(sql`update kept_answers set received_at = received_at - interval '20 minutes'`);
  await db.execute(sql`
    update credit_holds
    set created_at = created_at - interval '20 minutes', settled_at = settled_at - interval '20 minutes'`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(0)} kB`;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
