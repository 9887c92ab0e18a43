import { count, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { noAmounts, pockets, sumOf, type Amounts } from "../credits/ledger/movement.ts";
import { findLedgerFaults } from "../credits/verification/verify-ledger.ts";
import type { Db, Tx } from "../db/client.ts";
import { readSnapshot } from "../db/statements/read-snapshot.ts";
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
  const sum = sumOf(sums);
  if (sum !== 0) yield `all movements together sum to ${sum}`;
  yield* findLedgerFaults(tx, { now });
  yield* findPaymentFaults(tx);
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
