import { and, asc, between, eq, gt, lte, sql } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import type { ReadSnapshot } from "../../db/statements/read-snapshot.ts";
import { creditAccounts, creditHolds, ledgerMovements } from "../../db/schema/credits.ts";
import type { AccountState } from "../ledger/movement.ts";
import { findLostHolds, replayMovement, startReplay, type RecordedMovement } from "./replay-movement.ts";

/**
 * Replays the movements of every account, a page of accounts and a page of movements at a time.
 * @param read reads a page of accounts with what belongs to them, all in one snapshot
 * @yields each difference, as a sentence
 */
export async function* findAccountFaults(
  read: ReadSnapshot,
  { pageSize = 1_000 } = {},
): AsyncGenerator<string, void, undefined> {
  let after: string | null = null;
  do {
    const page: Checked = await read((tx) => checkPage(tx, after, pageSize));
    yield* page.faults;
    after = page.last;
  } while (after !== null);
}

/** `last`: the last person of the page, after whom the next one begins; null after the last page. */
type Checked = { faults: string[]; last: string | null };

async function checkPage(tx: Tx, after: string | null, pageSize: number): Promise<Checked> {
  const accounts = await listAccounts(tx, after, pageSize);
  const [first] = accounts;
  const last = accounts.at(-1);
  if (first === undefined || last === undefined) return { faults: [], last: null };
  const faults: string[] = [];
  const replays = new Map(accounts.map(({ userId }) => [userId, startReplay()]));
  const range = { first: first.userId, last: last.userId };
  for await (const recorded of movementsWithin(tx, range, pageSize)) {
    const replay = replays.get(recorded.movement.userId);
    if (replay !== undefined) faults.push(...replayMovement(replay, recorded));
  }
  const held = await heldWithin(tx, range);
  for (const account of accounts) {
    const replay = replays.get(account.userId) ?? startReplay();
    const { pockets, head, position } = replay;
    faults.push(...findLostHolds(replay));
    const agrees =
      account.bonus === pockets.bonus &&
      account.bought === pockets.bought &&
      account.heldBonus === pockets.heldBonus &&
      account.heldBought === pockets.heldBought &&
      (held.get(account.userId)?.bonus ?? 0) === pockets.heldBonus &&
      (held.get(account.userId)?.bought ?? 0) === pockets.heldBought &&
      account.movementCount === position &&
      account.chainHash === head;
    if (!agrees) faults.push(`balance of user ${account.userId} differs from its replay`);
  }
  return { faults, last: last.userId };
}

function listAccounts(tx: Tx, after: string | null, pageSize: number): Promise<AccountState[]> {
  return tx
    .select()
    .from(creditAccounts)
    .where(after === null ? undefined : gt(creditAccounts.userId, after))
    .orderBy(asc(creditAccounts.userId))
    .limit(pageSize);
}

type Range = { first: string; last: string };

/** The movements of a range of people, sorted by (user, position), which is an index. */
async function* movementsWithin(
  tx: Tx,
  { first, last }: Range,
  pageSize: number,
): AsyncGenerator<RecordedMovement, void, undefined> {
  const { userId, position } = ledgerMovements;
  let after = { userId: first, position: 0 };
  for (;;) {
    const page: RecordedMovement[] = await tx
      .select({ movement: ledgerMovements, hold: creditHolds })
      .from(ledgerMovements)
      .leftJoin(creditHolds, and(eq(creditHolds.userId, userId), eq(creditHolds.id, ledgerMovements.holdId)))
      .where(
        and(
          sql`(${userId}, ${position}) > (${after.userId}::uuid, ${after.position}::int)`,
          lte(userId, last),
        ),
      )
      .orderBy(asc(userId), asc(position))
      .limit(pageSize);
    yield* page;
    const newest = page.at(-1);
    if (newest === undefined) return;
    after = newest.movement;
  }
}

/** The fichas in open holds of a range of people, by user id. */
async function heldWithin(
  tx: Tx,
  { first, last }: Range,
): Promise<Map<string, { bonus: number; bought: number }>> {
  const rows = await tx
    .select({
      userId: creditHolds.userId,
      bonus: sql<number>`sum(${creditHolds.bonus})::int`,
      bought: sql<number>`sum(${creditHolds.bought})::int`,
    })
    .from(creditHolds)
    .where(and(eq(creditHolds.state, "held"), between(creditHolds.userId, first, last)))
    .groupBy(creditHolds.userId);
  return new Map(rows.map(({ userId, ...held }) => [userId, held]));
}
