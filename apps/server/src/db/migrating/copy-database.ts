import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "drizzle-orm";
import { OperatorError } from "../../operator-error.ts";
import type { Database, Tx } from "../client.ts";
import { jsonParameter } from "../statements/json-parameter.ts";
import { withDeadline } from "../connections/with-deadline.ts";
import { reasonOf } from "../connections/reason-of.ts";

/** A table and how many rows it has in both databases now. */
export type CopiedTable = { table: string; rows: number };

/** A copy reads and writes all rows, and no person waits for its answer. */
const copyMs = 6 * 3_600_000;
const batchSize = 1_000;

/**
 * Copies every row from one database to another one, both at the newest migration and neither in use by a server. It
 * is one transaction: after any failure the target is as empty as before.
 *
 * Rows travel as Postgres writes them (`row::text`), so that no type can lose anything, and afterwards both databases
 * are compared, table by table, by the number of rows and a checksum of all of them.
 * @returns the tables, in the order in which they were copied
 * @throws {OperatorError} when the target holds data, or a table differs after the copy
 */
export function copyDatabase(source: Database, target: Database): Promise<CopiedTable[]> {
  return withDeadline(copyMs, () => {
    // A transaction may not wait for other work, because of its locks. Here no other work needs them.
    const outside = AsyncLocalStorage.snapshot();
    return source.db.transaction(
      (from) => outside(() => target.db.transaction((to) => copyTables({ from, to }))),
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
  });
}

type Copy = { from: Tx; to: Tx };

async function copyTables({ from, to }: Copy): Promise<CopiedTable[]> {
  for (const tx of [from, to]) await writeAlike(tx);
  const tables = await listTables(to);
  for (const table of tables) {
    if ((await to.$count(sql`${sql.identifier(table)}`)) > 0)
      throw new OperatorError(`the new database holds data already, in ${table}; give an empty one`);
  }
  const copied: CopiedTable[] = [];
  for (const table of tables) {
    await copyTable(table, { from, to }).catch((error: unknown) => {
      // The error of the statement holds the rows, and with them data of people.
      throw new OperatorError(`${table} could not be copied, nothing was kept: ${reasonOf(error)}`);
    });
    const [before, after] = [await sumOf(from, table), await sumOf(to, table)];
    if (before.rows !== after.rows || before.checksum !== after.checksum)
      throw new OperatorError(
        `${table} differs after the copy: ${before.rows} rows and ${after.rows}; nothing was kept`,
      );
    copied.push({ table, rows: after.rows });
  }
  return copied;
}

/** Both databases write values in the same way, with any settings of their own. */
async function writeAlike(tx: Tx): Promise<void> {
  await tx.execute(
    sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO', true),
      set_config('bytea_output', 'hex', true), set_config('extra_float_digits', '1', true)`,
  );
}

/** @returns all tables but that of the migrations, which both databases have; each one after those that it refers to */
async function listTables(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({
      table: sql<string>`relname`,
      needs: sql<string[]>`(
        select coalesce(jsonb_agg(other.relname), '[]') from pg_constraint
        join pg_class as other on other.oid = confrelid
        where conrelid = one.oid and contype = 'f' and confrelid <> conrelid)`,
    })
    .from(sql`pg_class as one`)
    .where(sql`relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> 'migrations'`)
    .orderBy(sql`relname`);
  const ordered: string[] = [];
  for (let left = rows; left.length > 0;) {
    const next = left.filter(({ needs }) => needs.every((need) => ordered.includes(need)));
    if (next.length === 0) throw new Error("tables refer to each other in a circle");
    ordered.push(...next.map(({ table }) => table));
    left = left.filter((each) => !next.includes(each));
  }
  return ordered;
}

async function copyTable(table: string, { from, to }: Copy): Promise<void> {
  const name = sql.identifier(table);
  // Triggers have done their work in the source; the rules of constraints hold here too.
  await to.execute(sql`alter table ${name} disable trigger user`);
  for (let after = "(0,0)"; ;) {
    const rows = await from
      .select({ at: sql<string>`t.ctid::text`, text: sql<string>`t::text` })
      .from(sql`${name} as t`)
      .where(sql`t.ctid > ${after}::tid`)
      // With the name of the table: a bare `ctid` would be the text that is selected.
      .orderBy(sql`t.ctid`)
      .limit(batchSize);
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.at;
    await to.execute(
      sql`insert into ${name} select (each.text::${name}).*
        from jsonb_to_recordset(${jsonParameter(rows)}) as each (text text)`,
    );
  }
  await to.execute(sql`alter table ${name} enable trigger user`);
}

/** The checksum does not depend on the order of the rows: 60 bits of each one's MD5, added up. */
async function sumOf(tx: Tx, table: string): Promise<{ rows: number; checksum: string }> {
  const [sums] = await tx
    .select({
      rows: sql`count(*)`.mapWith(Number),
      checksum: sql<string>`coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint::numeric), 0)::text`,
    })
    .from(sql`${sql.identifier(table)} as t`);
  return sums ?? { rows: 0, checksum: "" };
}
