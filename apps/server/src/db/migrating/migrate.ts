import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import { OperatorError } from "../../operator-error.ts";
import type { Database } from "../client.ts";
import { buildIndexes, isConcurrent, withoutConcurrently } from "./migrate-concurrently.ts";
import { migrateAlone } from "./migrate-alone.ts";
import { migrations } from "../schema/migrations.ts";
import { reasonOf } from "../connections/reason-of.ts";
import { sqlStateOf } from "../connections/sql-state-of.ts";

export type MigrationOptions = {
  logger?: Pick<Logger, "info" | "warn"> | undefined;
  /** The folder of the migrations; tests have their own. */
  folder?: URL;
  /** How long one statement waits for a lock; meanwhile all other statements on that table wait behind it. */
  lockTimeoutMs?: number;
  /** How often a migration that got no lock is tried again, and the pause before each try. */
  retries?: number;
  retryPauseMs?: number;
};

/**
 * Brings the database to the newest migration, while every other server that starts waits. Each file runs once,
 * in a transaction of its own; one that begins with `-- concurrently` builds its indexes without blocking writes.
 * @throws {OperatorError} when the database is newer than this version or holds tables of another program, when a
 *   file that already ran was edited afterwards, when a migration gets no lock, or when another server does not finish
 *   its migration
 * @throws {Error} when a migration fails
 */
export async function migrate(database: Database, options: MigrationOptions = {}): Promise<void> {
  const known = await readMigrations(options.folder ?? new URL("../migrations/", import.meta.url));
  await migrateAlone(database, options.logger, async () => {
    await ensureTable(database);
    const applied = await listApplied(database);
    refuseNewer(known, applied);
    for (const migration of known) {
      const checksum = applied.get(migration.name);
      if (checksum === undefined) {
        await applyPatiently(database, migration, { ...options, isNew: applied.size === 0 });
      } else if (checksum !== migration.checksum) {
        throw new OperatorError(
          `migration ${migration.name} was edited after it ran; start the version whose file it was`,
        );
      }
    }
  });
}

/** Asks before it creates: a role that may create nothing may start a server where all migrations ran. */
async function ensureTable(database: Database): Promise<void> {
  const [found] = await database.db
    .select({ exists: sql<boolean>`to_regclass(quote_ident(current_schema()) || '.migrations') is not null` })
    .from(sql`(select 1) as one`);
  if (found?.exists === true) return;
  await database.runScript(
    "create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())",
  );
}

type Migration = { name: string; checksum: string; script: string };

async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => {
      const script = await readFile(new URL(name, folder), "utf8");
      return { name, script, checksum: createHash("sha256").update(script).digest("hex") };
    }),
  );
}

async function listApplied({ db }: Database): Promise<Map<string, string>> {
  const rows = await db.select().from(migrations);
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

/** This version does not know the tables of a later one and could write rows that the later one cannot read. */
function refuseNewer(known: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const names = new Set(known.map(({ name }) => name));
  const newest = [...applied.keys()]
    .filter((name) => !names.has(name))
    .sort()
    .at(-1);
  if (newest === undefined) return;
  throw new OperatorError(
    `the database was migrated by a newer version, up to ${newest}, and this version knows nothing after ` +
      `${known.at(-1)?.name ?? "the beginning"}; start the newer version`,
  );
}

type Applying = MigrationOptions & { isNew: boolean };

/**
 * A migration that gets no lock gives up, so that no work waits behind it for long, and is tried again a little later.
 * @throws {OperatorError} when it got no lock in all tries, or the role does not own what it changes
 */
async function applyPatiently(database: Database, migration: Migration, options: Applying): Promise<void> {
  const { logger, retries = 8, retryPauseMs = 2_000 } = options;
  for (let tried = 1; ; tried += 1) {
    try {
      await apply(database, migration, options);
      return;
    } catch (error) {
      if (sqlStateOf(error) === "42501")
        throw new OperatorError(
          `the role of DATABASE_URL may not run migration ${migration.name}; start one process with the role that ` +
            "owns the tables (docs/runbook.md)",
          { cause: error },
        );
      if (options.isNew && sqlStateOf(error) === "42P07")
        throw new OperatorError(
          `the database of DATABASE_URL holds tables of another program: ${reasonOf(error)}; give an empty one`,
          { cause: error },
        );
      if (!isLockFailure(error)) throw error;
      if (tried > retries)
        throw new OperatorError(
          `migration ${migration.name} got no lock in ${tried} tries and changed nothing; ` +
            "end the transaction that holds what it needs, and start again (docs/database.md)",
          { cause: error },
        );
      logger?.warn(
        { migration: migration.name, tried, retries },
        "a migration got no lock and is tried again",
      );
      await sleep(retryPauseMs);
    }
  }
}

/** lock_not_available and deadlock_detected, in PostgreSQL's error codes; above, insufficient_privilege and duplicate_table */
function isLockFailure(error: unknown): boolean {
  return ["55P03", "40P01"].includes(sqlStateOf(error));
}

/** In a new database and in the embedded one no other connection writes, so there indexes are built normally. */
async function apply(database: Database, migration: Migration, options: Applying): Promise<void> {
  if (!isConcurrent(migration.script)) {
    await applyAtOnce(database, migration, options);
  } else if (options.isNew || !database.isShared) {
    await applyAtOnce(database, { ...migration, script: withoutConcurrently(migration.script) }, options);
  } else {
    options.logger?.info({ migration: migration.name }, "indexes are being built beside running work");
    await buildIndexes(database, migration.script);
    await applyAtOnce(database, { ...migration, script: "" }, options);
  }
}

/**
 * One message of several statements is one transaction ("Multiple Statements in a Simple Query",
 * PostgreSQL's frontend protocol). The script checks whether the migration was applied, for the case that a first
 * process lost the connection with the lock and a second process migrates too.
 */
async function applyAtOnce(
  database: Database,
  { name, checksum, script }: Migration,
  { lockTimeoutMs = 5_000 }: MigrationOptions,
): Promise<void> {
  const tag = `$migration_${checksum.slice(0, 12)}$`;
  const scriptTag = tag.replace("migration", "script");
  await database.runScript(`
    set local statement_timeout = 0;
    set local lock_timeout = ${lockTimeoutMs};
    do ${tag} begin
      if not exists (select from migrations where name = '${name}') then
        ${script === "" ? "" : `execute ${scriptTag}${script}${scriptTag};`}
        insert into migrations (name, checksum) values ('${name}', '${checksum}');
      end if;
    end ${tag};
  `);
}
