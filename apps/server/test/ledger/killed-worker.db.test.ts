import { spawn, type ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { eq, max } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { releaseExpiredHolds } from "../../src/credits/holds/release-expired-holds.ts";
import { verifyLedger } from "../../src/credits/verification/verify-ledger.ts";
import { creditAccounts, creditHolds, ledgerMovements } from "../../src/db/schema/credits.ts";
import { readConfig } from "../../src/config/read-config.ts";
import { openDatabase } from "../../src/db/opening/open-database.ts";
import { copyEmptyEmbedded } from "../database/empty-embedded.ts";
import { createTestDeps } from "../product/create-test-deps.ts";
import { listBrokenPromises } from "./broken-promises.ts";

const worker = fileURLToPath(new URL("embedded-worker.ts", import.meta.url));
/** `npm run test:long` kills it more often. */
const kills = Number(process.env["LEDGER_KILLS"] ?? 3);

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vagou-ledger-"));
  await copyEmptyEmbedded(join(folder, "postgres"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test(
  "after kill -9 at any moment the embedded ledger is correct, and a minute later no ficha is held",
  async () => {
    const movements: number[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      await killAtWork(randomInt(2 ** 30));
      movements.push(await examine());
    }
    // Every worker continued where the one before was killed.
    expect(movements).toEqual(movements.toSorted((a, b) => a - b));
    expect(new Set(movements).size).toBe(kills);
  },
  60_000 + kills * 60_000,
);

/** Starts a worker on the folder and kills it in the middle of its work. */
async function killAtWork(seed: number): Promise<void> {
  const child = spawn(process.execPath, [worker, folder, String(seed)], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const isAtWork = await Promise.race([
    once(child.stdout, "data").then(() => true),
    once(child, "exit").then(() => false),
  ]);
  if (isAtWork) await sleep(randomInt(1, 2_000));
  expect(child.exitCode, `the worker ended by itself, seed ${seed}\n${errors}`).toBeNull();
  await killChild(child);
}

async function killChild(child: ChildProcess): Promise<void> {
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
}

/** Opens the folder as the next process does, and checks the whole ledger. @returns the number of movements */
async function examine(): Promise<number> {
  const database = await openDatabase(readConfig({ DATA_DIR: folder }));
  try {
    const { db } = database;
    expect(await verifyLedger(db)).toEqual([]);
    const { clock, partGroups } = createTestDeps(database);
    // A search that joins a hold prolongs it, so it may end later than a minute after it was made.
    const [last] = await db.select({ at: max(creditHolds.expiresAt) }).from(creditHolds);
    clock.set((last?.at ?? clock.now()).toISOString());
    await releaseExpiredHolds({ db, clock, partGroups });
    expect(await db.$count(creditHolds, eq(creditHolds.state, "held"))).toBe(0);
    expect(await verifyLedger(db)).toEqual([]);
    const people = await db.select({ userId: creditAccounts.userId }).from(creditAccounts);
    expect(
      await listBrokenPromises(
        db,
        people.map(({ userId }) => userId),
        clock.now(),
      ),
    ).toEqual([]);
    return await db.$count(ledgerMovements);
  } finally {
    await database.close();
  }
}
