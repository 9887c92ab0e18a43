import type { Db, Tx } from "../../db/client.ts";
import { readSnapshot } from "../../db/statements/read-snapshot.ts";
import { findAccountFaults } from "./find-account-faults.ts";
import { findHoldFaults } from "./find-hold-faults.ts";

/**
 * Recomputes every balance and every chain from the entries, and compares holds with their movements.
 * Memory use does not grow with the ledger.
 * @param now holds that should have been given back by then are faults; null where no task gives them back
 * @yields each fault, as a sentence; none when the ledger is correct
 */
export async function* findLedgerFaults(
  tx: Tx,
  { now }: { now: Date | null },
): AsyncGenerator<string, void, undefined> {
  yield* findAccountFaults(tx);
  yield* findHoldFaults(tx, now);
}

/** @returns every fault of the ledger at this moment; `ledger-audit` checks payments too */
export function verifyLedger(db: Db): Promise<string[]> {
  return readSnapshot(db, (tx) => Array.fromAsync(findLedgerFaults(tx, { now: null })));
}
