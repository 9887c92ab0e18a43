import type { Db } from "./client.ts";

/**
 * Builds a statement once for each database: for each call anew, Drizzle takes about as long to build its text as to
 * send it. What differs between calls are placeholders (`sql.placeholder`). Not for transactions, each of which is a
 * database of its own to Drizzle.
 * @param build returns a prepared statement of Drizzle; its name does not matter (`Connection` names statements)
 */
export function buildOnce<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>();
  return (db) => built.getOrInsertComputed(db, build);
}
