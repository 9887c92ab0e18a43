import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { eq, or, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callApi } from "../../test/product/call-api.ts";
import { createPerson, type TestPerson } from "../../test/people/create-person.ts";
import { storeWhileComparing } from "../../test/people/store-while-comparing.ts";
import { holdCredits } from "../../test/fichas/hold-credits.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { newestToken } from "../../test/email/deliver-emails.ts";
import { passwords } from "../../test/people/passwords.ts";
import { answerAccountRequests } from "../accounts/answer-account-requests.ts";
import { buildApp } from "../app.ts";
import { deleteAccount } from "./delete-account.ts";
import { releaseExpiredHolds } from "../credits/holds/release-expired-holds.ts";
import { captureHold } from "../../test/fichas/settle-hold.ts";
import { verifyLedger } from "../credits/verification/verify-ledger.ts";
import type { Database } from "../db/client.ts";
import {
  accountRequests,
  accountTokens,
  identities,
  outboxEmails,
  referrals,
  sessions,
  signUps,
  users,
} from "../db/schema/accounts.ts";
import { creditAccounts, ledgerMovements } from "../db/schema/credits.ts";
import { passwordChangedMessage } from "../email/messages/password-changed.ts";
import { enqueueEmail } from "../email/outbox.ts";
import { queueAccountRequest } from "../people/queue-account-request.ts";
import { insertSignUp } from "../sign-up/repository.ts";
import { giveWelcomeBonuses } from "../sign-up/give-welcome-bonuses.ts";

let database: Database;
let deps: TestDeps;
let app: FastifyInstance;

const password = "Abacaxi-2026!";
let passwordHash: string;

beforeAll(async () => {
  database = await createTestDatabase();
  passwordHash = await passwords.hash(password);
});
beforeEach(async () => {
  deps = createTestDeps(database);
  app = await buildApp(deps);
});
afterAll(async () => {
  expect(await verifyLedger(database.db)).toEqual([]);
  await database.close();
});

async function personWithPassword(email?: string): Promise<TestPerson> {
  const person = await createPerson(deps, { bonus: 50, ...(email !== undefined && { email }) });
  await database.db.update(users).set({ passwordHash }).where(eq(users.id, person.userId));
  return person;
}

function remove({ token }: TestPerson, body: Record<string, unknown> = { password }) {
  return callApi(app, "DELETE", "/account", { token, body });
}

const isThere = async ({ userId }: TestPerson) =>
  (await database.db.$count(users, eq(users.id, userId))) === 1;

/** Writes a row of this person into every table that can hold one. */
async function leaveTraces({ userId, email }: TestPerson): Promise<void> {
  const at = deps.clock.now();
  const expiresAt = new Date(at.getTime() + 3_600_000);
  const message = passwordChangedMessage({
    operator: deps.config.operator,
    name: "Maria Silva",
    link: "http://vagou.example",
    hadPassword: true,
  });
  await database.db.transaction(async (tx) => {
    await tx
      .insert(identities)
      .values({ issuer: "https://google.example", subject: userId, userId, createdAt: at });
    await tx.insert(accountTokens).values({
      tokenHash: `link ${userId}`,
      userId,
      purpose: "reset_password",
      expiresAt,
      createdAt: at,
    });
    await tx
      .insert(accountRequests)
      .values({ id: randomUUID(), kind: "forgot_password", email, createdAt: at });
    await insertSignUp(tx, {
      id: randomUUID(),
      email,
      name: "Maria Silva",
      passwordHash,
      referId: null,
      browserKeyHash: null,
      createdAt: at,
    });
    await enqueueEmail(tx, { recipient: email, message, at });
  });
}

async function tracesOf({ userId, email }: TestPerson) {
  const { db } = database;
  return {
    users: await db.$count(users, or(eq(users.id, userId), eq(users.email, email))),
    identities: await db.$count(identities, eq(identities.userId, userId)),
    links: await db.$count(accountTokens, eq(accountTokens.userId, userId)),
    sessions: await db.$count(sessions, eq(sessions.userId, userId)),
    messages: await db.$count(outboxEmails, eq(outboxEmails.recipient, email)),
    requests: await db.$count(accountRequests, eq(accountRequests.email, email)),
    signUps: await db.$count(signUps, eq(signUps.email, email)),
  };
}

const everything = {
  users: 1,
  identities: 1,
  links: 1,
  sessions: 1,
  messages: 1,
  requests: 1,
  signUps: 1,
};
const nothing = {
  users: 0,
  identities: 0,
  links: 0,
  sessions: 0,
  messages: 0,
  requests: 0,
  signUps: 0,
};

test("deletion removes all rows that name the person, keeps the ledger, and changes no other person's rows", async () => {
  const [person, other] = [await personWithPassword(), await personWithPassword()];
  await leaveTraces(person);
  await leaveTraces(other);
  expect(await tracesOf(person)).toEqual(everything);

  expect(await remove(person)).toMatchObject({ status: 200, body: { success: true } });

  expect(await tracesOf(person)).toEqual(nothing);
  expect(await tracesOf(other)).toEqual(everything);
  expect(await database.db.$count(ledgerMovements, eq(ledgerMovements.userId, person.userId))).toBe(1);
  expect(await database.db.$count(creditAccounts, eq(creditAccounts.userId, person.userId))).toBe(1);
  const rows = JSON.stringify([
    await database.db.select().from(creditAccounts),
    await database.db.select().from(ledgerMovements),
  ]);
  expect(rows).not.toContain(person.email);
});

test("after a deletion no table of the database holds the address", async () => {
  const person = await personWithPassword();
  await leaveTraces(person);
  expect(await tablesNaming(person.email)).not.toEqual([]);
  await remove(person);
  expect(await tablesNaming(person.email)).toEqual([]);
});

/** Every table of the database in which a row holds `text` anywhere. */
async function tablesNaming(text: string): Promise<string[]> {
  const tables = await database.db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`);
  const names: string[] = [];
  for (const { name } of tables) {
    const rows = await database.db.select({ row: sql`to_jsonb(t)` }).from(sql`${sql.identifier(name)} as t`);
    if (JSON.stringify(rows).includes(text)) names.push(name);
  }
  return names;
}

test.each([
  ["a wrong password", { password: "Errada-2026!" }, 400, "wrong_current_password"],
  ["no password", {}, 400, "wrong_current_password"],
  ["an unknown field", { password, sure: true }, 400, "invalid_input"],
])("%s deletes nothing", async (_what, body, status, code) => {
  const person = await personWithPassword();
  expect(await remove(person, body)).toMatchObject({ status, body: { code } });
  expect(await isThere(person)).toBe(true);
});

async function googleSession(person: TestPerson): Promise<void> {
  await database.db.update(sessions).set({ method: "google" }).where(eq(sessions.id, person.sessionId));
}

test("a person without a password can delete within five minutes of signing in with Google", async () => {
  const person = await createPerson(deps);
  await googleSession(person);
  deps.clock.advance(4 * 60_000 + 59_000);
  expect((await remove(person, {})).status).toBe(200);
  expect(await isThere(person)).toBe(false);
});

test("with an older Google session, or one opened in another way, the person is asked to sign in again", async () => {
  const [google, confirmed] = [await createPerson(deps), await createPerson(deps)];
  await googleSession(google);
  expect(await remove(confirmed, {})).toMatchObject({ status: 403, body: { code: "fresh_login_needed" } });
  expect(await remove(confirmed)).toMatchObject({ status: 403, body: { code: "fresh_login_needed" } });
  deps.clock.advance(5 * 60_000);
  expect(await remove(google, {})).toMatchObject({ status: 403, body: { code: "fresh_login_needed" } });
  expect(await isThere(google)).toBe(true);
  expect(await isThere(confirmed)).toBe(true);
});

test("a Google session that ended while the account was being deleted proves nothing any more", async () => {
  const person = await createPerson(deps);
  await googleSession(person);
  const { sessionId, userId } = person;
  await database.db.update(sessions).set({ revokedAt: deps.clock.now() }).where(eq(sessions.id, sessionId));
  const deleted = deleteAccount(deps, { actor: { sessionId, userId }, password: undefined });
  await expect(deleted).rejects.toMatchObject({ code: "fresh_login_needed" });
  expect(await isThere(person)).toBe(true);
});

test("a person with a password who came with Google may delete without typing it, but not with a wrong one", async () => {
  const person = await personWithPassword();
  await googleSession(person);
  expect((await remove(person, { password: "Errada-2026!" })).status).toBe(400);
  expect((await remove(person, {})).status).toBe(200);
});

test("of several deletions at once one succeeds, and the session of the others has ended", async () => {
  const person = await personWithPassword();
  const answers = await Promise.all(Array.from({ length: 4 }, () => remove(person)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  expect((await remove(person)).status).toBe(401);
});

test("an account whose password changes while the former one is compared stays", async () => {
  const person = await personWithPassword();
  const { sessionId, userId } = person;
  const actor = { sessionId, userId };
  const newHash = await deps.passwords.hash("Pitanga-2026!");
  const { passwords: replaced } = storeWhileComparing(deps, userId, newHash);
  await expect(deleteAccount({ ...deps, passwords: replaced }, { actor, password })).rejects.toMatchObject({
    code: "wrong_current_password",
  });
  expect(await isThere(person)).toBe(true);
});

test("the right password deletes the account also where a log-in stores it anew while it is compared", async () => {
  const person = await personWithPassword();
  const { sessionId, userId } = person;
  const newHash = await deps.passwords.hash(password);
  const { passwords: replaced, compared } = storeWhileComparing(deps, userId, newHash);
  await deleteAccount({ ...deps, passwords: replaced }, { actor: { sessionId, userId }, password });
  expect(compared).toEqual([passwordHash, newHash]);
  expect(await isThere(person)).toBe(false);
});

test("every session of the person ends at once", async () => {
  const person = await personWithPassword();
  const other = await callApi(app, "POST", "/login", { body: { email: person.email, password } });
  await remove(person);
  for (const path of ["/tokens", "/account", "/account/export", "/tokens/history"]) {
    const answer = await callApi(app, "GET", path, { token: String(other.body["token"]) });
    expect(answer).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
  }
  expect(await callApi(app, "POST", "/login", { body: { email: person.email, password } })).toMatchObject({
    status: 401,
    body: { code: "invalid_credentials" },
  });
});

test("no message is written to the address for a request that is answered during the deletion", async () => {
  const ana = await personWithPassword();
  await leaveTraces(ana);
  const [isLocked, mayGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  // The deletion waits for these rows when it has deleted the messages.
  const other = database.db.transaction(async (tx) => {
    await tx.select().from(signUps).where(eq(signUps.email, ana.email)).for("update");
    isLocked.resolve();
    await mayGo.promise;
  });
  await isLocked.promise;
  const deletion = remove(ana);
  await sleep(300);
  await queueAccountRequest(deps, { kind: "resend_confirmation", email: ana.email });
  const answering = answerAccountRequests(deps);
  await Promise.race([answering, sleep(300)]);
  mayGo.resolve();
  await Promise.all([other, answering]);
  expect(await deletion).toMatchObject({ status: 200 });
  expect(await tracesOf(ana)).toEqual(nothing);
});

test("a search that is running settles as usual after the deletion", async () => {
  const person = await personWithPassword();
  const answering = await holdCredits(deps, person);
  await holdCredits(deps, person);
  expect((await remove(person)).status).toBe(200);
  const captured = await database.db.transaction((tx) =>
    captureHold(tx, {
      userId: person.userId,
      holdId: answering,
      by: "this search",
      freeRepeatMs: 600_000,
      at: deps.clock.now(),
    }),
  );
  expect(captured).toEqual({ capturedBy: "this search" });
  deps.clock.advance(60_000);
  expect(await releaseExpiredHolds(deps)).toBe(1);
  expect(await verifyLedger(database.db)).toEqual([]);
});

test("a deletion at the same time as a referral reward leaves no message behind, with or without the reward", async () => {
  for (let round = 0; round < 8; round += 1) {
    const referrer = await personWithPassword();
    deps.clock.advance(1_000);
    const friend = await createPerson(deps);
    const [code] = await database.db.select().from(users).where(eq(users.id, referrer.userId));
    const [user] = await database.db.select().from(users).where(eq(users.id, friend.userId));
    const [, deletion] = await Promise.all([
      database.db.transaction((tx) =>
        giveWelcomeBonuses(tx, deps, { user: user!, referId: code!.referralCode }),
      ),
      remove(referrer),
    ]);
    expect(deletion.status).toBe(200);
    expect(await tracesOf(referrer)).toEqual(nothing);
  }
});

test("the same address may sign up again, and gets no second bonus for confirming or for the day", async () => {
  const email = `volta-${randomUUID()}@correio.example`;
  const signUpAndConfirm = async () => {
    await callApi(app, "POST", "/register", { body: { name: "Ana", email, password } });
    const token = await newestToken(deps, "confirm-account", email);
    return callApi(app, "POST", "/confirm-account", { body: { token } });
  };
  const first = await signUpAndConfirm();
  expect(first.body).toMatchObject({ bonus_added: 200, user: { search_credits: 240 } });
  const deletion = await callApi(app, "DELETE", "/account", {
    token: String(first.body["token"]),
    body: { password },
  });
  expect(deletion.status).toBe(200);

  const second = await signUpAndConfirm();
  expect(second.body).toMatchObject({
    success: true,
    bonus_added: 0,
    daily_tokens_added: false,
    user: { search_credits: 0 },
  });
});

test("referrals of deleted people stay counted, without names", async () => {
  const referrer = await personWithPassword();
  deps.clock.advance(1_000);
  const friend = await personWithPassword();
  const at = deps.clock.now();
  await database.db.insert(referrals).values({
    referredUserId: friend.userId,
    referrerUserId: referrer.userId,
    referrerCredits: 300,
    referredCredits: 300,
    createdAt: at,
  });
  await remove(friend);
  const exported = await callApi(app, "GET", "/account/export", { token: referrer.token });
  expect(exported.body["referrals"]).toEqual({
    brought_by_somebody_at: null,
    friends: [{ at: at.toISOString(), credits: 300 }],
  });
});
