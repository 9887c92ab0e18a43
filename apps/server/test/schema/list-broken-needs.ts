import { sql } from "drizzle-orm";
import type { Db } from "../../src/db/client.ts";
import type { Needs } from "./needs.ts";

/**
 * Of a view only the columns are looked at: a version reads what became one, and writes it through a function, if at all.
 * @returns the needs of a version that the database does not meet, as sentences; empty when the version still works
 */
export async function listBrokenNeeds(db: Db, { tables, functions }: Needs): Promise<string[]> {
  const broken: string[] = [];
  for (const [table, { columns, key }] of Object.entries(tables)) {
    const present = await listColumns(db, table);
    const isView = await isAView(db, table);
    for (const [name, needed] of Object.entries(columns)) {
      const column = present.find((candidate) => candidate.name === name);
      const title = `${table}.${name}`;
      if (column === undefined) broken.push(`${title} is gone`);
      else if (column.type !== needed.type) broken.push(`${title} is ${column.type}, not ${needed.type}`);
      else if (isView) continue;
      else if (column.isNullable && !needed.isNullable) broken.push(`${title} may be null`);
      else if (!column.isNullable && needed.isNullable) broken.push(`${title} may not be null`);
    }
    if (isView) continue;
    for (const { name, isNullable, hasDefault } of present) {
      if (!(name in columns) && !isNullable && !hasDefault)
        broken.push(`${table}.${name} is new and must be given`);
    }
    if (key.length > 0 && present.length > 0 && !(await isUnique(db, table, key)))
      broken.push(`${table} is not unique by ${key.join(", ")}`);
  }
  for (const signature of functions) {
    if (!(await hasFunction(db, signature))) broken.push(`${signature} is gone`);
  }
  return broken;
}

function listColumns(db: Db, table: string) {
  return db
    .select({
      name: sql<string>`attname`,
      type: sql<string>`format_type(atttypid, atttypmod)`,
      isNullable: sql<boolean>`not attnotnull`,
      hasDefault: sql<boolean>`atthasdef or attidentity <> ''`,
    })
    .from(sql`pg_attribute`)
    .where(sql`attrelid = to_regclass(${table}) and attnum > 0 and not attisdropped`);
}

async function isAView(db: Db, table: string): Promise<boolean> {
  return (await db.$count(sql`pg_class where oid = to_regclass(${table}) and relkind = 'v'`)) > 0;
}

async function isUnique(db: Db, table: string, key: readonly string[]): Promise<boolean> {
  const rows = await db
    .select({
      columns: sql<string[]>`array(
        select attname::text from pg_attribute
        where attrelid = indrelid and attnum = any(indkey::int2[]) order by 1
      )`,
    })
    .from(sql`pg_index`)
    .where(sql`indrelid = to_regclass(${table}) and indisunique and indpred is null`);
  return rows.some(({ columns }) => columns.join() === key.toSorted().join());
}

async function hasFunction(db: Db, signature: string): Promise<boolean> {
  const [found] = await db
    .select({ isThere: sql<boolean>`to_regprocedure(${signature}) is not null` })
    .from(sql`(select 1) as one`);
  return found?.isThere === true;
}
