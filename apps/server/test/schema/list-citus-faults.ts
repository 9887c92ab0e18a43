import { sql } from "drizzle-orm";
import type { Db, Tx } from "../../src/db/client.ts";

/** A call of `create_distributed_table`; tables of one group keep the rows of one value on one worker. */
export type DistributedTable = { table: string; column: string; group: string };

/**
 * Compares the catalogue with the rules of Citus 13 for distributed tables (`create_distributed_table.c`, `table.c`,
 * `foreign_constraint.c` and `trigger.c` of citusdata/citus, in November 2026).
 * @returns what Citus would refuse, as sentences; empty when the tables obey
 */
export async function listCitusFaults(db: Db | Tx, tables: readonly DistributedTable[]): Promise<string[]> {
  const called = sql`jsonb_to_recordset(${JSON.stringify(tables)}::text::jsonb) as called("table" text, "column" text, "group" text)`;
  const distributed = sql`(
    select "table"::regclass as id, "table" as name, "group", (
      select attnum from pg_attribute where attrelid = "table"::regclass and attname = "column" and not attisdropped
    ) as place, "column"
    from ${called})`;
  const faults = await db
    .select({ fault: sql<string>`fault` })
    .from(
      sql`(
    with distributed as ${distributed}
    select name || ' has no column ' || "column" as fault from distributed where place is null
    union all
    select name || '.' || "column" || ' is generated, or has a type without a hash'
    from distributed join pg_attribute on attrelid = id and attnum = place
    where attgenerated <> '' or not exists (
      select from pg_opclass join pg_am on pg_am.oid = opcmethod
      where amname = 'hash' and opcdefault and opcintype = (case atttypid when 'varchar'::regtype then 'text'::regtype else atttypid end)
    )
    union all
    select name || '.' || attname || ' counts by a sequence'
    from distributed join pg_attribute on attrelid = id and attnum > 0 and not attisdropped
      left join pg_attrdef on adrelid = id and adnum = attnum
    where attidentity <> '' or pg_get_expr(adbin, adrelid) like '%nextval(%'
    union all
    select name || ' has no primary key' from distributed
    where not exists (select from pg_index where indrelid = id and indisprimary)
    union all
    select indexrelid::regclass || ' of ' || name || ' is unique without ' || "column"
    from distributed join pg_index on indrelid = id and (indisunique or indisexclusion)
    where not place = any((indkey::int2[])[0:indnkeyatts - 1])
    union all
    select conname || ' of ' || name || ' refers to ' || confrelid::regclass || ', which is not distributed with it'
    from distributed referring join pg_constraint on conrelid = id and contype = 'f'
    where not exists (select from distributed where id = confrelid and "group" = referring."group")
    union all
    select conname || ' of ' || referring.name || ' does not join by the columns of the distribution'
    from distributed referring join pg_constraint on conrelid = id and contype = 'f'
      join distributed referred on referred.id = confrelid and referred."group" = referring."group"
    where array_position(conkey, referring.place) is null
      or array_position(conkey, referring.place) is distinct from array_position(confkey, referred.place)
    union all
    select conname || ' of ' || name || ' changes the columns of the distribution'
    from distributed join pg_constraint on conrelid = id and contype = 'f'
    where confdeltype in ('n', 'd') or confupdtype in ('n', 'd', 'c')
    union all
    select conname || ' of ' || conrelid::regclass || ', which is not distributed, refers to ' || name
    from distributed join pg_constraint on confrelid = id and contype = 'f'
    where conrelid not in (select id from distributed)
    union all
    select tgname || ' of ' || name || ' is a trigger'
    from distributed join pg_trigger on tgrelid = id and not tgisinternal
    union all
    select name || ' has row security' from distributed join pg_class on pg_class.oid = id and relrowsecurity
    union all
    select "group" || ' has columns of different types'
    from distributed join pg_attribute on attrelid = id and attnum = place
    group by "group" having count(distinct atttypid) > 1
  ) as faults`,
    )
    .orderBy(sql`fault`);
  return faults.map(({ fault }) => fault);
}
