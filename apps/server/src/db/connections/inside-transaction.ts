import { AsyncLocalStorage } from "node:async_hooks";

/**
 * `isOver`: work that was started inside a transaction and continues after its end counts as outside. `commitNow`: sends
 * its commit.
 */
type Transaction = { isOver: boolean; commitNow: () => void };

const current = new AsyncLocalStorage<Transaction>();

/** Runs the work of a transaction, in which `refuseInsideTransaction` throws. */
export async function runInsideTransaction<Result>(
  commitNow: () => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const transaction = { isOver: false, commitNow };
  try {
    return await current.run(transaction, async () => await work());
  } finally {
    transaction.isOver = true;
  }
}

/** Sends the commit of the surrounding transaction, before its work ends. */
export function commitNow(): void {
  const transaction = current.getStore();
  if (transaction === undefined || transaction.isOver) throw new Error("a commit outside of a transaction");
  transaction.commitNow();
}

/** @returns whether this is part of a transaction's work */
export function isInsideTransaction(): boolean {
  return current.getStore()?.isOver === false;
}

/**
 * Called by all code that waits for the network or in a line: a transaction that waited for it would keep its
 * connection and its locks from all other work.
 * @throws {Error} inside a transaction
 */
export function refuseInsideTransaction(what: string): void {
  if (isInsideTransaction()) throw new Error(`${what} inside a transaction`);
}
