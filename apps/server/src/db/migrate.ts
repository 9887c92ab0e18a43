import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { Database } from "./client.ts";
import { migrations } from "./schema/migrations.ts";

const migrationsFolder = new URL("./migrations/", import.meta.url);

/** Any number, the same in every process: two servers that start together migrate one after the other. */
const migrationLock = 7_340_121;

/**
 * Brings the database to the newest migration. Each file runs once, in a transaction of its own.
 * @throws {Error} when a file that already ran was edited afterwards, or a migration fails
 */
export async function migrate(database: Database): Promise<void> {
  await database.runScript(
    "create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())",
  );
  const applied = await listApplied(database);
  for (const migration of await readMigrations()) {
    const checksum = applied.get(migration.name);
    if (checksum === undefined) {
      await apply(database, migration);
    } else if (checksum !== migration.checksum) {
      throw new Error(`migration ${migration.name} was edited after it ran`);
    }
  }
}

type Migration = { name: string; checksum: string; script: string };

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => {
      const script = await readFile(new URL(name, migrationsFolder), "utf8");
      return { name, script, checksum: createHash("sha256").update(script).digest("hex") };
    }),
  );
}

async function listApplied({ db }: Database): Promise<Map<string, string>> {
  const rows = await db.select().from(migrations);
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

/**
 * One message of several statements is one transaction ("Multiple Statements in a Simple Query",
 * PostgreSQL's frontend protocol). The guard in the script makes a second process that waited for the lock skip
 * what the first has done.
 */
async function apply(database: Database, { name, checksum, script }: Migration): Promise<void> {
  const tag = `$migration_${checksum.slice(0, 12)}$`;
  await database.runScript(`
    select pg_advisory_xact_lock(${migrationLock});
    do ${tag} begin
      if not exists (select from migrations where name = '${name}') then
        execute ${tag.replace("migration", "script")}${script}${tag.replace("migration", "script")};
        insert into migrations (name, checksum) values ('${name}', '${checksum}');
      end if;
    end ${tag};
  `);
}
