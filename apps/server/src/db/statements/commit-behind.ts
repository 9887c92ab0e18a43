import { commitNow } from "../connections/inside-transaction.ts";

/**
 * Sends the commit of the surrounding transaction behind its last statement, which was just sent: its locks end without a
 * trip from and to this process. When the statement fails, Postgres undoes the transaction. A statement behind the commit
 * is refused.
 * @param last the answer to the last statement @returns the same
 */
export function commitBehind<Result>(last: Promise<Result>): Promise<Result> {
  commitNow();
  return last;
}
