import { endpoints } from "@vagou/contract/api/endpoints";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { dumpTables } from "../../test/database/dump-tables.ts";
import { createPerson, type TestPerson } from "../../test/people/create-person.ts";
import { passwords } from "../../test/people/passwords.ts";
import { storePostings, testJob } from "../../test/portals/store-postings.ts";
import { startTestProduct, type TestProduct } from "../../test/product/start-test-product.ts";
import { endpointNames, requestOf, validCall } from "../../test/product/valid-calls.ts";
import { sessions, users } from "../db/schema/accounts.ts";
import { operatorActs } from "../db/schema/operators.ts";
import { endSessionsOf } from "../operating/people/end-sessions-of.ts";
import { keepLook } from "../operators/keep-look.ts";
import { erasePerson } from "./erase-person.ts";

const password = "Abacaxi-2026!";
let passwordHash: string;
let product: TestProduct;
let ana: TestPerson;
/** The values of calls: the code of a person who may have referred Ana, Ana's password, and a vacancy that is kept. */
let values: Record<string, unknown>;

beforeAll(async () => {
  product = await startTestProduct();
  const { deps } = product;
  // Passkeys need a safe address.
  Object.assign(deps, { config: { ...deps.config, appBaseUrl: "https://vagou.example" } });
  passwordHash = await passwords.hash(password);
  // So that a session can be open although its person is gone: so it is for a call that checked it a moment before.
  await deps.db.execute(sql`alter table sessions drop constraint sessions_user_id_fkey`);
  const { userId } = await createPerson(deps);
  const [friend] = await deps.db.select().from(users).where(eq(users.id, userId));
  const job = testJob("1");
  await storePostings(deps, job);
  values = {
    refer_id: friend?.referralCode,
    password,
    current_password: password,
    posting_id: job.id,
    posting_ids: [job.id],
  };
});
afterAll(() => product.close());

beforeEach(async () => {
  const { deps, log } = product;
  deps.clock.advance(1_000);
  ana = await createPerson(deps, { bonus: 50 });
  await deps.db.update(users).set({ passwordHash }).where(eq(users.id, ana.userId));
  log.length = 0;
});

const calls = endpointNames.filter((name) => endpoints[name].session === "required");

/** The bonus of the day goes into the ledger, which names no person and may get no other row of one who is gone. */
const mayGrow = new Map([
  ["claimDaily", ["ledger_movements"]],
  ["refreshTokens", ["ledger_movements"]],
]);

test.for(calls)(
  "%s of a person who deletes the account meanwhile leaves nothing and fails at nothing",
  async (name) => {
    const { app, log } = product;
    await deleteBehind(ana);
    const before = await countRowsOf(ana);
    const call = validCall(name, values);
    call.headers["idempotency-key"] = `of-${ana.userId}`;
    const answer = await app.inject(requestOf(name, call, { token: ana.token }));
    const after = await countRowsOf(ana);
    const grown = [...after].flatMap(([table, rows]) => (rows === before.get(table) ? [] : table));
    expect(grown).toEqual(mayGrow.get(name) ?? []);
    expect(answer.statusCode).toBeLessThan(500);
    expect(log).toEqual([]);
  },
);

test("so does a search without a key", async () => {
  const { app, log } = product;
  await deleteBehind(ana);
  const before = await countRowsOf(ana);
  const call = validCall("searchJobs", values);
  const answer = await app.inject(requestOf("searchJobs", call, { token: ana.token }));
  expect(answer.statusCode).toBe(401);
  expect(await countRowsOf(ana)).toEqual(before);
  expect(log).toEqual([]);
});

test("what an operator looks at and does meanwhile is recorded without the person", async () => {
  const { deps } = product;
  await deleteBehind(ana);
  const by = { systemUser: "ops" };
  await keepLook(deps, { by, action: "person_find", personId: ana.userId });
  await endSessionsOf(deps, { by, userId: ana.userId });
  const acts = await deps.db.select().from(operatorActs);
  expect(acts.map(({ personId }) => personId)).toEqual([null, null]);
});

/** Deletes the account behind the back of a session that stays open. */
async function deleteBehind({ userId: id, email, sessionId }: TestPerson): Promise<void> {
  const { db } = product.deps;
  const [session] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
  await db.transaction((tx) => erasePerson(tx, { id, email }));
  // Without its foreign key a session stays; with it, it would be gone.
  if (session !== undefined) await db.insert(sessions).values(session).onConflictDoNothing();
}

/** @returns how many rows of each table name the person */
async function countRowsOf({ userId, email }: TestPerson): Promise<Map<string, number>> {
  const tables = await dumpTables(product.deps.db);
  const isOf = (row: unknown) => [userId, email].some((fact) => JSON.stringify(row).includes(fact));
  return new Map(tables.map(({ table, rows }) => [table, rows.filter(isOf).length]));
}
