import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callApi } from "../../test/product/call-api.ts";
import { createPerson } from "../../test/people/create-person.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { newestToken } from "../../test/email/deliver-emails.ts";
import { buildApp } from "../app.ts";
import { verifyLedger } from "../credits/verification/verify-ledger.ts";
import type { Database } from "../db/client.ts";
import { users } from "../db/schema/accounts.ts";
import { creditAccounts } from "../db/schema/credits.ts";
import { addMailboxKeys } from "./add-mailbox-keys.ts";
import { giveWelcomeBonuses } from "../sign-up/give-welcome-bonuses.ts";

let database: Database;
let deps: TestDeps;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  deps = createTestDeps(database);
  app = await buildApp(deps);
});
afterAll(async () => {
  expect(await verifyLedger(database.db)).toEqual([]);
  await database.close();
});

const password = "Abacaxi-2026!";

async function join(email: string, referId?: string) {
  deps.clock.advance(1_000);
  const body = { name: "Ana Souza", email, password, ...(referId !== undefined && { refer_id: referId }) };
  await callApi(app, "POST", "/register", { body });
  const token = await newestToken(deps, "confirm-account", email);
  return (await callApi(app, "POST", "/confirm-account", { body: { token } })).body;
}

/** A person who was welcomed while the rules knew Gmail only. */
async function personOfBefore(email: string, referId: string | null = null): Promise<string> {
  const former = { ...deps.pseudonyms, personOf: deps.pseudonyms.formerPersonOf };
  const { userId } = await createPerson({ ...deps, pseudonyms: former }, { email });
  const [user] = await database.db.select().from(users).where(eq(users.id, userId));
  if (user === undefined) throw new Error("no account was made");
  await database.db.transaction((tx) =>
    giveWelcomeBonuses(tx, { ...deps, pseudonyms: former }, { user, referId }),
  );
  await database.db.update(creditAccounts).set({ mailboxKey: null }).where(eq(creditAccounts.userId, userId));
  return userId;
}

async function erase(userId: string): Promise<void> {
  await database.db.delete(users).where(eq(users.id, userId));
}

const nothing = { bonus_added: 0, daily_tokens_added: false };

test.each([
  ["Proton", "rita.ramos@proton.me", "ritaramos@protonmail.com"],
  ["Yahoo", "rita-um@yahoo.com.br", "rita-dois@yahoo.com.br"],
  ["Fastmail", "um@rita.fastmail.com", "dois@rita.fastmail.com"],
])(
  "two spellings of one mailbox at %s are welcomed once and get one bonus a day",
  async (_at, one, other) => {
    expect(await join(one)).toMatchObject({ bonus_added: 200, daily_tokens_added: true });
    expect(await join(other)).toMatchObject(nothing);
  },
);

test("a person from before the rules is not welcomed again with another spelling of the mailbox", async () => {
  await personOfBefore("ana-vagas@yahoo.com");
  await addMailboxKeys(deps);
  expect(await join("ana-outra@yahoo.com")).toMatchObject({ bonus_added: 0 });
  expect(await join("ana-terceira@yahoo.com")).toMatchObject(nothing);
});

test("a person from before the rules keeps the key under which the day's bonus was given", async () => {
  const userId = await personOfBefore("bia-vagas@yahoo.com");
  const key = async () =>
    (await database.db.select().from(creditAccounts).where(eq(creditAccounts.userId, userId)))[0]?.personKey;
  const before = await key();
  await addMailboxKeys(deps);
  expect(await key()).toBe(before);
});

test.each([
  ["before", async () => {}],
  ["after", () => addMailboxKeys(deps)],
])(
  "a person who deleted the account %s the new rules and signs up again is not welcomed again",
  async (when, named) => {
    const email = `caio${when}-vagas@ymail.com`;
    const userId = await personOfBefore(email);
    await named();
    await erase(userId);
    await addMailboxKeys(deps);
    expect(await join(email)).toMatchObject({ bonus_added: 0 });
  },
);

test("a friend from before the rules earns the referrer no second reward with another spelling", async () => {
  const referrer = await createPerson(deps);
  const [row] = await database.db.select().from(users).where(eq(users.id, referrer.userId));
  const code = row?.referralCode ?? "";
  deps.clock.advance(1_000);
  await personOfBefore("davi-vagas@yahoo.com", code);
  await addMailboxKeys(deps);
  expect(await join("davi-outra@yahoo.com", code)).toMatchObject({ bonus_added: 0, referred: false });
  const rewards = await callApi(app, "GET", "/tokens", { token: referrer.token });
  expect(rewards.body).toMatchObject({ tokens: { total: 300 } });
});

test("accounts from before the rules get their keys in batches, and deleted accounts get none", async () => {
  for (let index = 0; index < 5; index += 1) await personOfBefore(`${randomUUID()}@correio.example`);
  await erase(await personOfBefore("ido@correio.example"));
  expect(await addMailboxKeys(deps, { atOnce: 2 })).toBe(5);
  expect(await addMailboxKeys(deps)).toBe(0);
});
