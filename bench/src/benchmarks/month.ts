import { sql } from "drizzle-orm";
import type { Db } from "../../../apps/server/src/db/client.ts";
import { openPostgres } from "../../../apps/server/src/db/opening/open-postgres.ts";
import { createBenchServer } from "../searching/bench-server.ts";
import { questionOf } from "../searching/crowd-questions.ts";
import { startInventedPortals } from "../portals/invented-portals.ts";
import { peopleAtOnce } from "../searching/measure-searches.ts";
import type { Print } from "../report/print.ts";
import { readLsn } from "../database/read-lsn.ts";
import { createSearcher, type Searcher } from "../searching/search-calls.ts";
import { providerCount, slowProvidersAt } from "../portals/slow-providers.ts";
import { withEmptyDatabase } from "../database/with-empty-database.ts";

const searchesADay = 10_000;
/** As many as come in the ten minutes for which an answer is sold. */
const searchesInTenMinutes = Math.round(searchesADay / (24 * 6));
const daysOfMonth = 30;

/** What was asked is forgotten eleven minutes after it was answered. */
const forgottenAfterMs = 12 * 60_000;

/** Days for which rows stay (docs/database.md); what is not named here stays for ever. */
const daysKept: Readonly<Record<string, number>> = {
  // One row for each host, person and process: no growth with searches.
  host_paces: 0,
  credit_accounts: 0,
  server_processes: 0,
  questions_in_flight: 0,
  credit_holds: 12 / (24 * 60),
  kept_answers: 80 / (24 * 60),
  search_requests: 1,
  attempts: 1,
  question_counts: 28,
  answered_questions: 30,
  posting_packs: 30,
  provider_runs: 90,
  access_records: 184,
};

/**
 * What a month of 10,000 searches a day takes on the disk, and in the write-ahead log: computed from what twenty minutes
 * of the crowd's mix write, with the term of each table. The texts of the postings are those of the stand-ins.
 */
export async function benchMonth(print: Print): Promise<void> {
  const portals = await startInventedPortals();
  try {
    await withEmptyDatabase(async (url) => {
      let later = 0;
      const clock = { now: () => new Date(Date.now() + later) };
      const server = await createBenchServer(slowProvidersAt(portals.origin, "JSON"), url, { clock });
      const observer = openPostgres(url, { poolSize: 1 });
      const people: Searcher[] = [];
      for (let index = 0; index < peopleAtOnce; index += 1)
        people.push(createSearcher(server.origin, await server.signUp(), "18 calls"));
      try {
        const searchTenMinutes = async (first: number): Promise<void> => {
          const questions = Array.from({ length: searchesInTenMinutes }, (_, index) =>
            questionOf(true, first + index),
          );
          await Promise.all(
            people.map(async (person) => {
              for (let next = questions.shift(); next !== undefined; next = questions.shift())
                await person.search(`${next.query} ${next.state}`);
            }),
          );
          // A row of a month is as the tasks leave it; only some minutes of a month are as they were written.
          later += forgottenAfterMs;
          await server.forget();
        };
        // The first pages of each table and index are no growth.
        await searchTenMinutes(0);
        const before = await readState(observer.db);
        await searchTenMinutes(searchesInTenMinutes);
        print(describeMonth(before, await readState(observer.db)));
      } finally {
        await Promise.all(people.map((person) => person.close()));
        await observer.close();
        await server.close();
      }
    });
  } finally {
    portals.close();
  }
}

type State = { bytes: Map<string, number>; answers: number; packs: number; lsn: number };

/** After a vacuum, as the database does by itself: places of dead rows are used again. */
async function readState(db: Db): Promise<State> {
  const lsn = await readLsn(db);
  await db.execute(sql`vacuum`);
  const tables = await db
    .select({ table: sql<string>`relname`, bytes: sql<string>`pg_total_relation_size(oid)` })
    .from(sql`pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`);
  return {
    bytes: new Map(tables.map(({ table, bytes }) => [table, Number(bytes)])),
    answers: await db.$count(sql`kept_answers`),
    packs: await db.$count(sql`posting_packs`),
    lsn,
  };
}

function describeMonth(before: State, after: State): string {
  const perSearch = (bytes: number) => bytes / searchesInTenMinutes;
  const inMonth = (table: string, bytesASearch: number) =>
    bytesASearch * searchesADay * Math.min(daysKept[table] ?? daysOfMonth, daysOfMonth);
  const packBytes = (after.bytes.get("posting_packs") ?? 0) / after.packs;
  const answersASearch = perSearch(after.answers - before.answers);
  const rows = [...after.bytes]
    .filter(([table]) => table !== "posting_packs")
    .map(([table, bytes]) => ({ table, bytes: perSearch(bytes - (before.bytes.get(table) ?? 0)) }))
    .filter(({ bytes }) => bytes > 0)
    .map((row) => ({ ...row, month: inMonth(row.table, row.bytes) }))
    .toSorted((a, b) => b.month - a.month);
  const most = inMonth("posting_packs", answersASearch * packBytes);
  const others = rows.reduce((sum, { month }) => sum + month, 0);
  return [
    `${searchesADay} searches a day over ${providerCount} portals, half of them for one of five questions, of which ${answersASearch.toFixed(1)} answers a search are new; a pack takes ${kilobytes(packBytes)}:`,
    "",
    "| table | a search | after a month |",
    "| --- | --- | --- |",
    ...rows.map(({ table, bytes, month }) => `| ${table} | ${kilobytes(bytes)} | ${gigabytes(month)} |`),
    `| posting_packs, if each new answer differs from the one before | ${kilobytes(answersASearch * packBytes)} | ${gigabytes(most)} |`,
    `| all, without posting_packs | | ${gigabytes(others)} |`,
    `| all, at most | | ${gigabytes(others + most)} |`,
    `| write-ahead log of a day, as measured | ${kilobytes(perSearch(after.lsn - before.lsn))} | ${gigabytes(perSearch(after.lsn - before.lsn) * searchesADay)} |`,
  ].join("\n");
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(2)} GB`;
}
