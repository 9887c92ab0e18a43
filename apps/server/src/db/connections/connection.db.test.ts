import { Socket } from "node:net";
import { Duplex } from "node:stream";
import { sql } from "drizzle-orm";
import { Pool } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/database/create-test-database.ts";
import type { Db } from "../client.ts";
import { commitBehind } from "../statements/commit-behind.ts";
import { sendNow } from "../statements/send-now.ts";
import { Connection } from "./connection.ts";
import { createPoolDb } from "./database-on-pool.ts";

/** How often something was sent to Postgres. */
let sent = 0;

/** A connection to a server, as `pg` expects of a stream, that counts how often it sends. */
class CountingStream extends Duplex {
  readonly #socket = new Socket();

  connect(port: number, host: string): void {
    this.#socket.on("data", (bytes) => this.push(bytes));
    this.#socket.on("close", () => this.destroy());
    this.#socket.connect(port, host, () => this.emit("connect"));
  }

  setNoDelay(): void {}

  setKeepAlive(): void {}

  ref(): void {}

  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    sent += 1;
    this.#socket.write(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    sent += 1;
    this.#socket.write(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#socket.destroy();
    done(error);
  }
}

let database: TestDatabase;
let pool: Pool;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new Pool({
    connectionString: database.url,
    max: 1,
    Client: Connection,
    stream: () => new CountingStream(),
  });
  db = createPoolDb(pool);
});
beforeEach(async () => {
  await db.execute(sql`select 1`);
  sent = 0;
});
afterAll(async () => {
  await pool.end();
  await database.close();
});

test("a transaction begins with its first statement, in one trip to Postgres", async () => {
  await db.transaction((tx) => tx.execute(sql`select 1`));
  expect(sent, "the beginning with the statement, and the end").toBe(2);
});

test("statements that are given together are sent together, and answered in their order", async () => {
  const rows = await db.transaction((tx) =>
    Promise.all([1, 2, 3].map((number) => sendNow(tx.execute(sql`select ${number}::integer as number`)))),
  );
  expect(rows).toMatchObject([1, 2, 3].map((number) => ({ rows: [{ number }] })));
  expect(sent).toBe(2);
});

test("of statements that are sent together, the one that fails tells why, and none of them is done", async () => {
  const failing = db.transaction((tx) =>
    Promise.all([
      sendNow(tx.execute(sql`insert into bonus_claims (key, claimed_at) values ('together', now())`)),
      sendNow(tx.execute(sql`select 1 / ${0}::integer`)),
      sendNow(tx.execute(sql`select 1`)),
    ]),
  );
  await expect(failing).rejects.toMatchObject({ cause: { message: "division by zero" } });
  expect(await db.$count(sql`bonus_claims`, sql`key = 'together'`)).toBe(0);
});

test("a statement behind the one that failed tells the same cause, also when its answer is waited for first", async () => {
  const failing = db.transaction(async (tx) => {
    const first = sendNow(tx.execute(sql`select 1 / ${0}::integer`));
    const second = sendNow(tx.execute(sql`select 1`));
    first.catch(() => {});
    await second;
  });
  await expect(failing).rejects.toMatchObject({ cause: { message: "division by zero" } });
});

test("a transaction that the database undid is repeated, also when a statement behind tells it first", async () => {
  let tries = 0;
  await db.transaction(async (tx) => {
    tries += 1;
    const refused = sql`do $$ begin if ${sql.raw(String(tries))} = 1 then
      raise exception 'undone' using errcode = 'serialization_failure'; end if; end $$`;
    const first = sendNow(tx.execute(refused));
    const second = sendNow(tx.execute(sql`select 1`));
    first.catch(() => {});
    await second;
  });
  expect(tries).toBe(2);
});

test("a transaction whose commit is sent behind its last statement is two trips", async () => {
  const claim = sql`insert into bonus_claims (key, claimed_at) values ('last', now())`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await commitBehind(sendNow(tx.execute(claim)));
  });
  expect(sent).toBe(2);
  expect(await db.$count(sql`bonus_claims`, sql`key = 'last'`)).toBe(1);
  // A statement that fails takes the commit with it, and the connection is used again.
  const again = db.transaction(async (tx) => {
    await tx.execute(sql`insert into bonus_claims (key, claimed_at) values ('before', now())`);
    await commitBehind(sendNow(tx.execute(claim)));
  });
  await expect(again).rejects.toThrow(/bonus_claims/);
  expect(await db.$count(sql`bonus_claims`, sql`key = 'before'`)).toBe(0);
});

test("a statement behind the commit of its transaction is refused: it would not be undone with it", async () => {
  const late = db.transaction(async (tx) => {
    await commitBehind(sendNow(tx.execute(sql`select 1`)));
    await tx.execute(sql`insert into bonus_claims (key, claimed_at) values ('late', now())`);
  });
  await expect(late).rejects.toMatchObject({
    cause: { message: "a statement behind the commit of its transaction" },
  });
  expect(await db.$count(sql`bonus_claims`, sql`key = 'late'`)).toBe(0);
});

test("work that goes on after the end of its transaction cannot send a commit", async () => {
  const ended = Promise.withResolvers<void>();
  let late: Promise<void> | undefined;
  await db.transaction(async (tx) => {
    late = ended.promise.then(() => commitBehind(Promise.resolve()));
    await tx.execute(sql`select 1`);
  });
  ended.resolve();
  await expect(late).rejects.toThrow("a commit outside of a transaction");
});

test("a transaction that cannot begin fails with its first statement, and the connection is used again", async () => {
  const connection = await pool.connect();
  await connection.query({ text: "begin nonsense" });
  await expect(connection.query({ text: "select 1" })).rejects.toThrow('syntax error at or near "nonsense"');
  await connection.query({ text: "rollback" });
  connection.release();
  expect(await db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
});
