import { openPostgres } from "../../../apps/server/src/db/opening/open-postgres.ts";
import { fillDatabase, filling } from "../database/fill-database.ts";
import { createReadings, type Reading } from "../report/readings.ts";
import { createSearcher } from "../searching/search-calls.ts";
import { startSearchServer } from "../searching/search-server.ts";
import { startSlowProviders } from "../portals/slow-providers.ts";
import { withEmptyDatabase } from "../database/with-empty-database.ts";

const searches = 20;
const readings = 200;
const warmUps = 10;

type Row = { what: string; p50: number; p95: number };

/**
 * What a person waits for on a new database, and on the same database after `fillDatabase`: searches of 18 portals, and
 * the pages that read what was stored. On a Postgres server.
 */
export async function benchFilled(): Promise<void> {
  const portals = await startSlowProviders();
  try {
    await withEmptyDatabase(async (url) => {
      const before = await measure(portals.origin, url, "new");
      const database = openPostgres(url, { poolSize: 1 });
      await fillDatabase(database);
      await database.close();
      const after = await measure(portals.origin, url, "filled");
      process.stdout.write(
        [
          `on a new database, and with ${filling.postings} postings and ${filling.entries} ledger entries more`,
          "| what | new p50 | p95 | filled p50 | p95 | p50 ratio |",
          "| --- | --- | --- | --- | --- | --- |",
          ...before.map((row, index) => describe(row, after[index])),
          "",
        ].join("\n"),
      );
    });
  } finally {
    await portals.close();
  }
}

function describe(before: Row, after: Row | undefined): string {
  if (after === undefined) throw new Error(`${before.what} was not measured again`);
  const cells = [before.p50, before.p95, after.p50, after.p95].map((ms) => `${ms.toFixed(1)} ms`);
  return `| ${[before.what, ...cells, (after.p50 / before.p50).toFixed(2)].join(" | ")} |`;
}

/** @param words make the questions of this measurement other ones than those of another */
async function measure(providersOrigin: string, url: string, words: string): Promise<Row[]> {
  const server = await startSearchServer(providersOrigin, url);
  const asking = createSearcher(server.origin, await server.signUp(), "18 calls");
  const repeating = createSearcher(server.origin, await server.signUp(), "18 calls");
  try {
    const search = (person: typeof asking, index: number) =>
      timed(() => person.search(`${words} search ${index}`));
    for (let index = 0; index < warmUps; index += 1) await search(asking, -1 - index);
    const cold: number[] = [];
    for (let index = 0; index < searches; index += 1) cold.push(await search(asking, index));
    const cached: number[] = [];
    for (let index = 0; index < searches; index += 1) cached.push(await search(repeating, index));
    const rows = [rowOf("cold search, 18 calls", cold), rowOf("cached search, 18 calls", cached)];
    for (const { what, read } of await createReadings(server.origin, await server.signUp(), words))
      rows.push(rowOf(what, await repeat(read)));
    return rows;
  } finally {
    await asking.close();
    await repeating.close();
    await server.close();
  }
}

async function repeat(read: Reading["read"]): Promise<number[]> {
  for (let index = 0; index < warmUps; index += 1) await read();
  const took: number[] = [];
  for (let index = 0; index < readings; index += 1) took.push(await timed(read));
  return took;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function rowOf(what: string, took: readonly number[]): Row {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { what, p50: at(0.5), p95: at(0.95) };
}
