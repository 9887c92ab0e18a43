import { readdirSync } from "node:fs";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";

const folder = new URL("../../src/db/schema/", import.meta.url);

/** @returns every table of the code, sorted by name */
export async function listTables(): Promise<PgTable[]> {
  const modules = await Promise.all(
    readdirSync(folder).map(async (file): Promise<unknown> => import(new URL(file, folder).href)),
  );
  return modules
    .flatMap((module) => (typeof module === "object" && module !== null ? Object.values(module) : []))
    .filter((value): value is PgTable => is(value, PgTable))
    .toSorted((a, b) => (getTableConfig(a).name < getTableConfig(b).name ? -1 : 1));
}
