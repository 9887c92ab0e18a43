import { randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { openPostgres } from "../../src/db/opening/open-postgres.ts";
import type { TestDatabase } from "./create-test-database.ts";

/** A write at which work is stopped: a table and the operation; `outbox_emails sent` records that it was sent. */
export type StopPoint = `${string} ${"insert" | "update" | "delete" | "sent"}`;

/** The person whose work is stopped, and the write at which it is. */
export type Stop = { email: string; at: StopPoint };

export type Stops = {
  /** Stops a transaction that does this write for the person with this address, at that write. */
  add(email: string, at: StopPoint): Promise<void>;
  /** @returns the stops at which a transaction waits now */
  listReached(): Promise<Stop[]>;
  /** Ends the stops of these people; waiting transactions continue. */
  release(emails: readonly string[]): Promise<void>;
  close(): Promise<void>;
};

const stopSchema = z.object({
  email: z.string(),
  at: z.templateLiteral([z.string(), " ", z.enum(["insert", "update", "delete", "sent"])]),
});

const reachedSchema = z.object({ rows: z.array(stopSchema) });

const tables = [
  "account_requests",
  "account_tokens",
  "credit_accounts",
  "ledger_movements",
  "outbox_emails",
  "sessions",
  "sign_ups",
  "users",
];

/** Lets a test stop work at the write where it kills the server: by triggers that wait for a lock of the test. */
export async function prepareStops(database: TestDatabase): Promise<Stops> {
  // Advisory locks are shared by the whole Postgres server, which other tests use too.
  const lockClass = randomInt(2 ** 31);
  await database.runScript(`
    create table stops (id serial primary key, email text not null unique, at text not null);
    create function stop_here() returns trigger language plpgsql as $$
    declare
      facts jsonb := to_jsonb(case when tg_op = 'INSERT' then new else old end);
      who text := coalesce(facts->>'email', facts->>'recipient',
        (select email from users where id = (facts->>'user_id')::uuid));
      point text := tg_table_name || ' ' || lower(tg_op);
      stop integer;
    begin
      if point = 'outbox_emails update' and to_jsonb(new)->>'sent_at' is not null then
        point := 'outbox_emails sent';
      end if;
      select id into stop from stops where email = who and at = point;
      if found then perform pg_advisory_xact_lock_shared(${lockClass}, stop); end if;
      return coalesce(new, old);
    end $$;
    ${tables.map((table) => `create trigger stop_here before insert or update or delete on ${table} for each row execute function stop_here();`).join("\n")}
  `);
  // Locks belong to a connection, so one connection holds them all.
  const holder = openPostgres(database.url, { poolSize: 1, deadlines: { readMs: 60_000, writeMs: 60_000 } });
  const { db } = holder;
  return {
    add: async (email, at) => {
      await db.execute(sql`insert into stops (email, at) values (${email}, ${at})`);
      await db.execute(sql`select pg_advisory_lock(${lockClass}::int, id) from stops where email = ${email}`);
    },
    listReached: async () => {
      const result = await db.execute(sql`
        select distinct email, at from stops join pg_locks
          on locktype = 'advisory' and classid = ${lockClass}::oid and objid = id::oid and not granted`);
      return reachedSchema.parse(result).rows;
    },
    release: async (emails) => {
      for (const email of emails) {
        await db.execute(
          sql`select pg_advisory_unlock(${lockClass}::int, id) from stops where email = ${email}`,
        );
        await db.execute(sql`delete from stops where email = ${email}`);
      }
    },
    close: () => holder.close(),
  };
}
