import { sql } from "drizzle-orm";
import type { Database } from "../client.ts";

const mark = "-- concurrently\n";
const creates = ["create index concurrently ", "create unique index concurrently "];

/** @returns true for a migration whose indexes are built without blocking writes */
export function isConcurrent(script: string): boolean {
  return script.startsWith(mark);
}

/** The same migration for a database that no other process uses. */
export function withoutConcurrently(script: string): string {
  return creates.reduce(
    (plain, create) => plain.replaceAll(create, create.replace("concurrently ", "")),
    script,
  );
}

/**
 * Builds the indexes of such a migration, each outside of a transaction. An interrupted build leaves an invalid
 * index, which is dropped and built again. A valid index is not changed.
 */
export async function buildIndexes(database: Database, script: string): Promise<void> {
  for (const { name, statement } of readIndexes(script)) {
    const isValid = await findValidity(database, name);
    if (isValid === true) continue;
    await database.runScript(
      // Only a statement in a message of its own runs outside of a transaction. It may wait long: it blocks no writes.
      "set statement_timeout = 0",
      ...(isValid === false ? [`drop index concurrently ${name}`] : []),
      statement,
      "reset statement_timeout",
    );
  }
}

/** @throws {Error} when the file holds other statements than indexes: they could not be repeated after a failure */
function readIndexes(script: string): { name: string; statement: string }[] {
  return script
    .split("\n")
    .filter((line) => !line.startsWith("--"))
    .join("\n")
    .split(";")
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "")
    .map((statement) => {
      const create = creates.find((beginning) => statement.startsWith(beginning));
      const name = statement.slice(create?.length).split(" ")[0] ?? "";
      if (create === undefined || !/^\w+$/.test(name))
        throw new Error(`not "create index concurrently <name> on …": ${statement}`);
      return { name, statement };
    });
}

/** @returns undefined when there is no such index */
async function findValidity({ db }: Database, name: string): Promise<boolean | undefined> {
  const [index] = await db
    .select({ isValid: sql<boolean>`indisvalid` })
    .from(sql`pg_index`)
    .where(sql`indexrelid = to_regclass(${name})`);
  return index?.isValid;
}
