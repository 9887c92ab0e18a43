import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyEmptyEmbedded } from "../../../test/database/empty-embedded.ts";
import type { Database } from "../client.ts";
import { openEmbedded } from "../opening/open-embedded.ts";
import { logMax, shortenLog } from "./shorten-log.ts";

let folder: string;
let database: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vagou-log-"));
  await copyEmptyEmbedded(folder);
  database = await openEmbedded(folder);
  await database.runScript(
    "create table answers (text text)",
    "alter table answers alter text set storage external",
  );
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

/** Writes a little more than `logMax` bytes. */
async function writeMuch(): Promise<void> {
  await database.db.execute(
    sql`insert into answers select repeat('x', 500000) from generate_series(1, ${Math.ceil(logMax / 500_000) + 1})`,
  );
}

/** The log is a file for each 16 MB. */
async function countLogFiles(): Promise<number> {
  const names = await readdir(join(folder, "pg_wal"));
  return names.filter((name) => /^[0-9A-F]{24}$/.test(name)).length;
}

test("the log of what was written stays short, so that a server that died opens its folder quickly", async () => {
  for (let round = 0; round < 4; round += 1) {
    await writeMuch();
    expect(await shortenLog(database.db)).toBe(true);
    expect(await countLogFiles()).toBeLessThanOrEqual(6);
  }
  await writeMuch();
  expect(await countLogFiles()).toBeLessThanOrEqual(6);
});

test("while little is written, nothing is done", async () => {
  await shortenLog(database.db);
  await database.db.execute(sql`insert into answers values ('short')`);
  expect(await shortenLog(database.db)).toBe(false);
});
