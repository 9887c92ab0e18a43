import type { Db, Tx } from "../client.ts";

/**
 * Builds a statement once for each database, and once for each connection on which transactions use it: for each call
 * anew, Drizzle takes about as long to build its text as to send it. What differs between calls are placeholders
 * (`sql.placeholder`), which are sent as they are: a `Date` has to be made a text before.
 * @param build returns a prepared statement of Drizzle; its name does not matter (`Connection` names statements)
 */
export function buildOnce<Statement>(build: (db: Db | Tx) => Statement): (db: Db | Tx) => Statement {
  // A transaction is a new object each time; its session is that of its connection.
  const built = new WeakMap<object, Statement>();
  return (db) => built.getOrInsertComputed(db._.session, () => build(db));
}
