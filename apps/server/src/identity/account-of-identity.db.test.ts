import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createPerson } from "../../test/people/create-person.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import type { Database, Db, Tx } from "../db/client.ts";
import { identities, users } from "../db/schema/accounts.ts";
import type { VerifiedIdentity } from "./identity-provider.ts";
import { getAccountOf } from "./account-of-identity.ts";

let database: Database;
let deps: TestDeps;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  deps = createTestDeps(database);
});
afterAll(() => database.close());

let people = 0;

function inventPerson(): VerifiedIdentity {
  people += 1;
  return {
    issuer: "https://accounts.example",
    subject: String(people),
    email: `caio${people}@gmail.example`,
    emailVerified: true,
    name: "Caio Prado",
  };
}

const arrive = (tx: Tx, identity: VerifiedIdentity) => getAccountOf(tx, deps, { identity, referId: null });

/** Runs two transactions: the second starts when the first has done its work, and waits for its commit. */
async function overlap<First, Second>(
  first: (tx: Tx) => Promise<First>,
  second: (tx: Tx) => Promise<Second>,
): Promise<[PromiseSettledResult<First>, PromiseSettledResult<Second>]> {
  const working = Promise.withResolvers<number>();
  const commit = Promise.withResolvers<void>();
  const holding = database.db.transaction(async (tx) => {
    const result = await first(tx);
    working.resolve(await ask(tx, sql`pg_backend_pid()`));
    await commit.promise;
    return result;
  });
  const pid = await working.promise;
  const waiting = database.db.transaction(second);
  const waiters = sql`(select count(*) from pg_stat_activity where ${pid} = any(pg_blocking_pids(pid)))`;
  while ((await ask(database.db, waiters)) === 0) await sleep(5);
  commit.resolve();
  return Promise.allSettled([holding, waiting]);
}

async function ask(db: Db | Tx, what: SQL): Promise<number> {
  const [row] = await db.select({ answer: what.mapWith(Number) }).from(sql`(select 1) as one`);
  return row?.answer ?? 0;
}

test("a new person who signs in twice at once gets one account and one welcome bonus", async () => {
  const caio = inventPerson();
  const [first, second] = await overlap(
    (tx) => arrive(tx, caio),
    (tx) => arrive(tx, caio),
  );
  const { id } = await getUserByEmail(caio.email);
  expect(first).toMatchObject({ value: { user: { id }, created: true, bonusCredits: 200 } });
  expect(second).toMatchObject({ value: { user: { id }, created: false, bonusCredits: 0 } });
});

test("a person with a password who signs in twice at once is linked once, and both sign-ins succeed", async () => {
  const caio = inventPerson();
  const { userId: id } = await createPerson(deps, { email: caio.email });
  const signIns = await overlap(
    (tx) => arrive(tx, caio),
    (tx) => arrive(tx, caio),
  );
  for (const signIn of signIns) expect(signIn).toMatchObject({ value: { user: { id }, created: false } });
  expect(await database.db.$count(identities, eq(identities.userId, id))).toBe(1);
});

test("of two Google accounts with one address that sign in at once, the first is linked and the other refused", async () => {
  const caio = inventPerson();
  const { userId: id } = await createPerson(deps, { email: caio.email });
  const [first, second] = await overlap(
    (tx) => arrive(tx, caio),
    (tx) => arrive(tx, { ...caio, subject: "another" }),
  );
  expect(first).toMatchObject({ value: { user: { id } } });
  expect(second).toMatchObject({ reason: { code: "google_failed" } });
  const linked = await database.db.select().from(identities).where(eq(identities.userId, id));
  expect(linked).toMatchObject([{ subject: caio.subject }]);
});

test("one Google account that signs in with two new addresses at once opens only the first account", async () => {
  const caio = inventPerson();
  const other = inventPerson().email;
  const [first, second] = await overlap(
    (tx) => arrive(tx, caio),
    (tx) => arrive(tx, { ...caio, email: other }),
  );
  expect(first).toMatchObject({ value: { created: true } });
  expect(second).toMatchObject({ reason: { code: "google_failed" } });
  expect(await database.db.$count(users, eq(users.email, other))).toBe(0);
});

test("a person whose account is deleted while they sign in gets a new account", async () => {
  const caio = inventPerson();
  const before = await database.db.transaction((tx) => arrive(tx, caio));
  const [, second] = await overlap(
    (tx) => tx.delete(users).where(eq(users.id, before.user.id)),
    (tx) => arrive(tx, caio),
  );
  expect(second).toMatchObject({ value: { created: true, bonusCredits: 0 } });
});

async function getUserByEmail(email: string) {
  const [user] = await database.db.select().from(users).where(eq(users.email, email));
  if (user === undefined) throw new Error(`no person has the address ${email}`);
  return user;
}
