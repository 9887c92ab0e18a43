import type { Db } from "../../db/client.ts";
import { readSnapshot, type ReadSnapshot } from "../../db/statements/read-snapshot.ts";
import { findAccountFaults } from "./find-account-faults.ts";
import { findHoldFaults } from "./find-hold-faults.ts";

/**
 * Recomputes every balance and every chain from the entries, and compares holds with their movements.
 * Memory use does not grow with the ledger, only with the faults of a page of people.
 * @param read reads one snapshot, or each part of the check in its own
 * @param now holds that should have been given back by then are faults; null where no task gives them back
 * @param pageSize how many people are read at a time
 * @yields each fault, as a sentence; none when the ledger is correct
 */
export async function* findLedgerFaults(
  read: ReadSnapshot,
  { now, pageSize }: { now: Date | null; pageSize?: number | undefined },
): AsyncGenerator<string, void, undefined> {
  yield* findAccountFaults(read, { pageSize });
  yield* await read((tx) => Array.fromAsync(findHoldFaults(tx, now)));
}

/** @returns every fault of the ledger at this moment; `ledger-audit` checks payments too */
export function verifyLedger(db: Db): Promise<string[]> {
  return readSnapshot(db, (tx) => Array.fromAsync(findLedgerFaults((work) => work(tx), { now: null })));
}
