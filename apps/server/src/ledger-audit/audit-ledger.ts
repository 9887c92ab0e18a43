import { count, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { noAmounts, pockets, sumOf, type Amounts } from "../credits/ledger/movement.ts";
import { findLedgerFaults } from "../credits/verification/verify-ledger.ts";
import type { Db, Tx } from "../db/client.ts";
import { readSnapshot, type ReadSnapshot } from "../db/statements/read-snapshot.ts";
import { creditAccounts, ledgerMovements } from "../db/schema/credits.ts";
import { findPaymentFaults } from "../payments/settling/find-payment-faults.ts";

export type LedgerVerdict = {
  people: number;
  movements: number;
  /** How many pockets the movements changed, all together. */
  entries: number;
  /** The signed sum of all movements for each pocket; in a correct ledger these sum to zero. */
  sums: Amounts;
  faultCount: number;
  /** The first hundred faults as sentences, which name people by their ids. */
  faults: string[];
};

const faultsKept = 100;

/** How many people are read in one snapshot where others wait for the connection meanwhile: some milliseconds. */
const pieceSize = 20;

/**
 * Recomputes the whole ledger and compares it with holds and payments, in one snapshot, so that changes during
 * the check cause no false alarm.
 * @param now see `findLedgerFaults`
 * @param inPieces reads each part, and of the people a few at a time, in a snapshot of its own: the embedded database has a
 *   single connection, which people wait for meanwhile
 */
export function auditLedger(
  db: Db,
  { now, inPieces = false }: { now: Date | null; inPieces?: boolean },
): Promise<LedgerVerdict> {
  const read: ReadSnapshot = (work) => readSnapshot(db, work);
  return inPieces ? audit(read, now, pieceSize) : read((tx) => audit((work) => work(tx), now));
}

async function audit(read: ReadSnapshot, now: Date | null, pageSize?: number): Promise<LedgerVerdict> {
  const verdict: LedgerVerdict = { ...(await read(countLedger)), faultCount: 0, faults: [] };
  for await (const fault of findFaults(read, verdict.sums, { now, pageSize })) {
    verdict.faultCount += 1;
    if (verdict.faults.length < faultsKept) verdict.faults.push(fault);
  }
  return verdict;
}

async function* findFaults(
  read: ReadSnapshot,
  sums: Amounts,
  options: { now: Date | null; pageSize: number | undefined },
): AsyncGenerator<string> {
  const sum = sumOf(sums);
  if (sum !== 0) yield `all movements together sum to ${sum}`;
  yield* findLedgerFaults(read, options);
  yield* await read((tx) => Array.fromAsync(findPaymentFaults(tx)));
}

async function countLedger(tx: Tx): Promise<Omit<LedgerVerdict, "faultCount" | "faults">> {
  const { bonus, bought, heldBonus, heldBought, issued, spent } = ledgerMovements;
  const changed = sql.join(
    pockets.map((pocket) => sql`nullif(${ledgerMovements[pocket]}, 0)`),
    sql`, `,
  );
  const [counted] = await tx
    .select({
      movements: count(),
      entries: sumOfColumn(sql`num_nonnulls(${changed})`),
      sums: {
        bonus: sumOfColumn(bonus),
        bought: sumOfColumn(bought),
        heldBonus: sumOfColumn(heldBonus),
        heldBought: sumOfColumn(heldBought),
        issued: sumOfColumn(issued),
        spent: sumOfColumn(spent),
      },
    })
    .from(ledgerMovements);
  const { movements = 0, entries = 0, sums = noAmounts } = counted ?? {};
  return { people: await tx.$count(creditAccounts), movements, entries, sums };
}

function sumOfColumn(column: PgColumn | SQL) {
  return sql`coalesce(sum(${column}), 0)`.mapWith(Number);
}
