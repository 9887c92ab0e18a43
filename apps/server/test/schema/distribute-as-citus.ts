import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import type { Database } from "../../src/db/client.ts";
import type { DistributedTable } from "./list-citus-faults.ts";

/**
 * Runs `deploy/citus.sql` on a Postgres without Citus: a function in place of Citus' own notes what it is called with.
 * @returns the tables that the file distributes, in its order
 */
export async function distributeAsCitus(database: Database): Promise<DistributedTable[]> {
  await database.runScript(`
    create table called_tables (place serial, name text, distribution_column text, colocate_with text);
    create function create_distributed_table(
      table_name regclass, distribution_column text, distribution_type text default 'hash',
      colocate_with text default 'default', shard_count int default null
    ) returns void language sql as $$
      insert into called_tables (name, distribution_column, colocate_with)
      values (table_name::text, distribution_column, colocate_with)
    $$;`);
  await database.runScript(await readFile(new URL("../../../../deploy/citus.sql", import.meta.url), "utf8"));
  const rows = await database.db
    .select({
      table: sql<string>`name`,
      column: sql<string>`distribution_column`,
      with: sql<string>`colocate_with`,
    })
    .from(sql`called_tables`)
    .orderBy(sql`place`);
  await database.runScript(
    "drop table called_tables; drop function create_distributed_table(regclass, text, text, text, int)",
  );
  const groups = new Map<string, string>();
  return rows.map(({ table, column, with: other }) => {
    const group =
      other === "none" || other === "default"
        ? table
        : (groups.get(other) ?? "a table that is not distributed yet");
    groups.set(table, group);
    return { table, column, group };
  });
}
