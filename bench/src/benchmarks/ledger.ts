import { randomUUID } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import { placeHolds } from "../../../apps/server/test/fichas/place-holds.ts";
import { captureHold } from "../../../apps/server/test/fichas/settle-hold.ts";
import type { Tx } from "../../../apps/server/src/db/client.ts";
import { creditAccounts } from "../../../apps/server/src/db/schema/credits.ts";
import type { Print } from "../report/print.ts";
import { withEmptyDatabase } from "../database/with-empty-database.ts";
import { openLedgerDatabase, type LedgerDatabase, type Statement } from "../database/ledger-database.ts";

/**
 * How many pairs are paid in each round; rounds of our code and of the bare statements alternate. The first rounds are not
 * measured: in them V8 still interprets and compiles our code, which a server leaves behind after some searches.
 */
type Pairs = { roundsBefore: number; rounds: number; pairsPerRound: number };

const usualPairs: Pairs = { roundsBefore: 6, rounds: 9, pairsPerRound: 40 };
/** Concurrent pairs: as many as the server has connections. */
const atOnce = 10;
const amountCredits = 7;
const grantedCredits = 1_000_000;

/**
 * Place + capture pairs per second, on one person's account and on a thousand, beside the same statements sent
 * through the driver alone: the cost of the ledger's code. Rounds of both alternate, and medians are compared.
 */
export async function benchLedger(print: Print, pairs = usualPairs): Promise<void> {
  print(
    `Pairs of place + capture, ${atOnce} at once:\n\n| database | accounts | ours | bare | ratio (aim: 1.3) |\n| --- | --- | --- | --- | --- |`,
  );
  await withEmptyDatabase((url) => benchDatabase(print, url, pairs));
  await benchDatabase(print, null, pairs);
}

async function benchDatabase(print: Print, url: string | null, pairs: Pairs): Promise<void> {
  const database = await openLedgerDatabase(url);
  try {
    for (const userCount of [1, 1_000]) print(await comparePairs(database, userCount, pairs));
  } finally {
    await database.close();
  }
}

async function comparePairs(
  database: LedgerDatabase,
  userCount: number,
  { roundsBefore, rounds, pairsPerRound }: Pairs,
): Promise<string> {
  const oursPerSecond: number[] = [];
  const barePerSecond: number[] = [];
  for (let round = 0; round < roundsBefore + rounds; round++) {
    const ours = await openAccounts(database, userCount);
    const bare = await recordPairs(database, await openAccounts(database, userCount), pairsPerRound);
    oursPerSecond.push(await pairsPerSecond(pairsPerRound, (index) => pay(database, ours, index)));
    await checkBalances(database, ours, pairsPerRound);
    barePerSecond.push(
      await pairsPerSecond(pairsPerRound, async (index) => {
        for (const transaction of bare[index] ?? []) await database.sendBare(transaction);
      }),
    );
  }
  const [our, theirs] = [
    median(oursPerSecond.slice(roundsBefore)),
    median(barePerSecond.slice(roundsBefore)),
  ];
  return `| ${database.name} | ${userCount} | ${our.toFixed(0)}/s | ${theirs.toFixed(0)}/s | ${(theirs / our).toFixed(2)} |`;
}

/** Opens accounts with fichas: the cost of a grant is not measured. */
async function openAccounts({ db }: LedgerDatabase, count: number): Promise<string[]> {
  const userIds = Array.from({ length: count }, () => randomUUID());
  await db
    .insert(creditAccounts)
    .values(userIds.map((userId) => ({ userId, personKey: userId, bonus: grantedCredits })));
  return userIds;
}

async function pay({ db }: LedgerDatabase, userIds: readonly string[], index: number): Promise<void> {
  const userId = userIds[index % userIds.length] ?? "";
  const holdId = await db.transaction((tx) => place(tx, userId));
  await db.transaction((tx) => capture(tx, userId, holdId));
}

/** @returns for each pair its two transactions, recorded on these accounts and rolled back */
async function recordPairs(
  database: LedgerDatabase,
  userIds: readonly string[],
  count: number,
): Promise<[Statement[], Statement[]][]> {
  const pairs: [Statement[], Statement[]][] = [];
  const undo = new Error("recorded");
  const recording = database.db.transaction(async (tx) => {
    for (let index = 0; index < count; index++) {
      const userId = userIds[index % userIds.length] ?? "";
      let holdId = "";
      const placing = await database.record(async () => {
        holdId = await place(tx, userId);
      });
      pairs.push([placing, await database.record(() => capture(tx, userId, holdId))]);
    }
    throw undo;
  });
  await recording.catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return pairs;
}

async function place(tx: Tx, userId: string): Promise<string> {
  const purpose = randomUUID();
  const [placed] = await placeHolds(tx, {
    userId,
    requests: [{ amountCredits, purpose, reason: "search:gupy" }],
    freeRepeatMs: 600_000,
    openPerReasonMax: 1_000_000,
    at: new Date(),
  });
  if (placed?.hold.kind !== "held") throw new Error("nothing was held");
  return placed.hold.holdId;
}

async function capture(tx: Tx, userId: string, holdId: string): Promise<void> {
  await captureHold(tx, { userId, holdId, by: holdId, freeRepeatMs: 600_000, at: new Date() });
}

async function pairsPerSecond(count: number, work: (index: number) => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      await work(index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return count / ((performance.now() - startedAt) / 1000);
}

/** @param pairs how many were paid @throws {Error} when the balances differ from the captured fichas */
async function checkBalances(
  { db }: LedgerDatabase,
  userIds: readonly string[],
  pairs: number,
): Promise<void> {
  const [left] = await db
    .select({ credits: sql<number>`sum(bonus)::integer` })
    .from(creditAccounts)
    .where(inArray(creditAccounts.userId, [...userIds]));
  const spent = userIds.length * grantedCredits - (left?.credits ?? 0);
  if (spent !== pairs * amountCredits) throw new Error(`${spent} fichas were spent`);
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
