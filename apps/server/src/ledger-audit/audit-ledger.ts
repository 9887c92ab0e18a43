import { sql } from "drizzle-orm";
import type { Pocket } from "../credits/ledger/movement.ts";
import { findLedgerFaults } from "../credits/verification/verify-ledger.ts";
import type { Db, Tx } from "../db/client.ts";
import { readSnapshot } from "../db/statements/read-snapshot.ts";
import { creditAccounts, ledgerEntries, ledgerMovements } from "../db/schema/credits.ts";
import { findPaymentFaults } from "../payments/settling/find-payment-faults.ts";

export type LedgerVerdict = {
  people: number;
  movements: number;
  entries: number;
  /** The signed sum of all entries for each pocket; in a correct ledger these sum to zero. */
  sums: Record<Pocket, number>;
  faultCount: number;
  /** The first hundred faults as sentences, which name people by their ids. */
  faults: string[];
};

const faultsKept = 100;

/**
 * Recomputes the whole ledger and compares it with holds and payments, in one snapshot, so that changes during
 * the check cause no false alarm.
 * @param now see `findLedgerFaults`
 */
export function auditLedger(db: Db, { now }: { now: Date | null }): Promise<LedgerVerdict> {
  return readSnapshot(db, async (tx) => {
    const verdict: LedgerVerdict = { ...(await countLedger(tx)), faultCount: 0, faults: [] };
    for await (const fault of findFaults(tx, verdict, now)) {
      verdict.faultCount += 1;
      if (verdict.faults.length < faultsKept) verdict.faults.push(fault);
    }
    return verdict;
  });
}

async function* findFaults(
  tx: Tx,
  { sums }: Pick<LedgerVerdict, "sums">,
  now: Date | null,
): AsyncGenerator<string> {
  const sum = Object.values(sums).reduce((total, amount) => total + amount, 0);
  if (sum !== 0) yield `all entries together sum to ${sum}`;
  yield* findLedgerFaults(tx, { now });
  yield* findPaymentFaults(tx);
}

async function countLedger(tx: Tx): Promise<Omit<LedgerVerdict, "faultCount" | "faults">> {
  const pockets = await tx
    .select({
      pocket: ledgerEntries.pocket,
      sum: sql`sum(${ledgerEntries.amount})`.mapWith(Number),
      count: sql`count(*)`.mapWith(Number),
    })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.pocket);
  const sumOf = (pocket: Pocket) => pockets.find((row) => row.pocket === pocket)?.sum ?? 0;
  return {
    people: await tx.$count(creditAccounts),
    movements: await tx.$count(ledgerMovements),
    entries: pockets.reduce((total, { count }) => total + count, 0),
    sums: {
      bonus: sumOf("bonus"),
      bought: sumOf("bought"),
      held_bonus: sumOf("held_bonus"),
      held_bought: sumOf("held_bought"),
      issued: sumOf("issued"),
      spent: sumOf("spent"),
    },
  };
}
