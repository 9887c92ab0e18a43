import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "../../apps/server/src/db/client.ts";
import { openPostgres } from "../../apps/server/src/db/open-postgres.ts";
import { createBenchServer } from "./bench-server.ts";
import { postingsPerPage, startSlowPortals } from "./slow-portals.ts";

const portalCount = 18;
const repeats = 5;
/** An idle connection reports its statistics after ten seconds (`PGSTAT_IDLE_INTERVAL`). */
const statisticsMs = 11_000;

/**
 * What a search writes: bytes of the write-ahead log, and rows of postings, of a search that finds 900 new vacancies
 * and of the same search each time after its answers became stale. Needs `BENCH_DATABASE_URL`, an otherwise idle
 * server.
 */
export async function benchGrowth(): Promise<void> {
  const url = process.env["BENCH_DATABASE_URL"];
  if (url === undefined) return void process.stdout.write("growth needs BENCH_DATABASE_URL\n");
  const portals = await startSlowPortals(portalCount);
  const server = await createBenchServer(portals);
  const observer = openPostgres(url, { poolSize: 1 });
  try {
    await server.search("warm up");
    const countBefore = await countPostingsWritten(observer.db);
    const firstBytes = await measure(observer.db, () => server.search("auxiliar administrativo"));
    const countFirst = await countPostingsWritten(observer.db);
    const againBytes: number[] = [];
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      await makeStale(observer.db);
      againBytes.push(await measure(observer.db, () => server.search("auxiliar administrativo")));
    }
    const countAgain = await countPostingsWritten(observer.db);
    process.stdout.write(
      [
        `what a search over ${portalCount} portals × ${postingsPerPage} postings writes`,
        describe("first", firstBytes, countFirst - countBefore),
        describe("again", medianOf(againBytes), (countAgain - countFirst) / repeats),
        "",
      ].join("\n"),
    );
  } finally {
    await observer.close();
    await server.close();
    await portals.close();
  }
}

/** @returns bytes */
async function measure(db: Db, search: () => Promise<void>): Promise<number> {
  const before = await readLsn(db);
  await search();
  return (await readLsn(db)) - before;
}

async function readLsn(db: Db): Promise<number> {
  const [row] = await db
    .select({ lsn: sql<string>`pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')` })
    .from(sql`(select 1) as one`);
  return Number(row?.lsn);
}

/** Rows of postings that were inserted or changed since the database was created. */
async function countPostingsWritten(db: Db): Promise<number> {
  await sleep(statisticsMs);
  const [row] = await db
    .select({ written: sql<string>`n_tup_ins + n_tup_upd` })
    .from(sql`pg_stat_user_tables`)
    .where(sql`relname = 'job_postings'`);
  return Number(row?.written);
}

/** Sets all times back by twenty minutes: then neither an answer nor a payment counts any more. */
async function makeStale(db: Db): Promise<void> {
  await db.execute(sql`update provider_answers set received_at = received_at - interval '20 minutes'`);
  await db.execute(sql`
    update credit_holds
    set created_at = created_at - interval '20 minutes', settled_at = settled_at - interval '20 minutes'`);
}

function describe(title: string, walBytes: number, postings: number): string {
  return `  ${title.padEnd(8)}${(walBytes / 1024).toFixed(0)} kB of WAL · ${postings} postings written`;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
