import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callApi } from "../../test/product/call-api.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { deliverEmails, newestToken } from "../../test/email/deliver-emails.ts";
import { dumpTables } from "../../test/database/dump-tables.ts";
import { productPasswords as passwords } from "../../test/people/passwords.ts";
import { buildApp } from "../app.ts";
import { verifyLedger } from "../credits/verification/verify-ledger.ts";
import type { Database } from "../db/client.ts";
import { accountRequests, users } from "../db/schema/accounts.ts";
import { creditAccounts } from "../db/schema/credits.ts";
import { forgetOldSessions } from "../sessions/forget-old-sessions.ts";
import { forgetOldSignUps } from "../sign-up/forget-old-sign-ups.ts";

let database: Database;
let deps: TestDeps;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  deps = createTestDeps(database, { passwords });
  app = await buildApp(deps);
});
afterAll(async () => {
  expect(await verifyLedger(database.db)).toEqual([]);
  await database.close();
});

const password = "Abacaxi-2026!";
let people = 0;

async function signUp(overrides: Record<string, unknown> = {}) {
  people += 1;
  const email = `pessoa${people}@correio.example`;
  const answer = await callApi(app, "POST", "/register", {
    body: { name: "Ana Souza", email, password, ...overrides },
  });
  return { email, answer };
}

/** The browser key that a browser keeps from its sign-up. */
const ownKey = "p".repeat(43);
const stranger = { password: "Alheia-2026!", key: "e".repeat(43) };

const confirm = (body: Record<string, unknown>) => callApi(app, "POST", "/confirm-account", { body });
const logIn = (email: string, tried: string) =>
  callApi(app, "POST", "/login", { body: { email, password: tried } });
const newestLink = () => newestToken(deps, "confirm-account");

async function signUpAndConfirm() {
  const { email } = await signUp();
  const confirmation = await callApi(app, "POST", "/confirm-account", {
    body: { token: await newestLink() },
  });
  return { email, confirmation, token: String(confirmation.body["token"]) };
}

test("a new person confirms by the link of the message and is signed in with 200 + 40 fichas", async () => {
  const { email, answer } = await signUp();
  expect(answer.status).toBe(200);
  const link = await newestLink();
  expect(deps.sent).toHaveLength(1);
  expect(deps.sent[0]).toMatchObject({ recipient: email, subject: "Confirme seu e-mail no Vagou" });

  const confirmation = await callApi(app, "POST", "/confirm-account", { body: { token: link } });
  expect(confirmation.body).toMatchObject({
    success: true,
    bonus_added: 200,
    daily_tokens_added: true,
    referred: false,
    user: { name: "Ana Souza", email, plan: "free", search_credits: 240 },
  });
  const tokens = await callApi(app, "GET", "/tokens", { token: String(confirmation.body["token"]) });
  expect(tokens.body).toMatchObject({ tokens: { total: 240, dailyRefreshAvailable: false } });
});

test("no person can log in before confirming, and only a right password gets the reason", async () => {
  const { email } = await signUp();
  await deliverEmails(deps);
  const right = await callApi(app, "POST", "/login", { body: { email, password } });
  expect(right).toMatchObject({ status: 403, body: { code: "email_not_confirmed" } });
  const wrong = await callApi(app, "POST", "/login", { body: { email, password: "Errada-2026!" } });
  expect(wrong).toMatchObject({ status: 401, body: { code: "invalid_credentials" } });
});

test("log-in gives the bonus of the day once", async () => {
  const { email } = await signUpAndConfirm();
  const sameDay = await callApi(app, "POST", "/login", { body: { email, password } });
  expect(sameDay.body).toMatchObject({ daily_tokens_added: false, user: { search_credits: 240 } });
  deps.clock.advance(24 * 3_600_000);
  const nextDay = await callApi(app, "POST", "/login", { body: { email: email.toUpperCase(), password } });
  expect(nextDay.body).toMatchObject({ daily_tokens_added: true, user: { search_credits: 280 } });
});

test("an unknown address and a wrong password get the same answer", async () => {
  const { email } = await signUpAndConfirm();
  const unknown = await callApi(app, "POST", "/login", {
    body: { email: "ninguem@correio.example", password },
  });
  const wrong = await callApi(app, "POST", "/login", { body: { email, password: "Errada-2026!" } });
  const { request_id: _a, ...first } = unknown.body;
  const { request_id: _b, ...second } = wrong.body;
  expect(first).toEqual(second);
});

test("signing up with a known address answers the same and tells its owner", async () => {
  const { email, answer } = await (async () => {
    const confirmed = await signUpAndConfirm();
    return { email: confirmed.email, answer: (await signUp({ email: confirmed.email })).answer };
  })();
  const { answer: fresh } = await signUp();
  expect(answer).toEqual(fresh);
  await deliverEmails(deps);
  const toOwner = deps.sent.filter(({ recipient }) => recipient === email);
  expect(toOwner.at(-1)?.subject).toBe("Você já tem conta no Vagou");
  expect(await callApi(app, "POST", "/login", { body: { email, password } })).toMatchObject({ status: 200 });
});

test("of two sign-ups the one of the browser that opens a link counts, regardless of which link it opens", async () => {
  const { email } = await signUp({ password: stranger.password, browser_key: stranger.key });
  deps.clock.advance(1);
  await signUp({ email, name: "Dona do E-mail", browser_key: ownKey });
  deps.clock.advance(1);
  await callApi(app, "POST", "/resend-confirmation", { body: { email } });
  const confirmation = await confirm({ token: await newestLink(), browser_key: ownKey });
  expect(confirmation.body).toMatchObject({ user: { name: "Dona do E-mail" } });
  expect(await logIn(email, stranger.password)).toMatchObject({ status: 401 });
  expect(await logIn(email, password)).toMatchObject({ status: 200 });
});

test("on another device the password of the sign-up is asked for, and the link stays valid until it is right", async () => {
  const { email } = await signUp({ browser_key: ownKey });
  const token = await newestLink();
  for (const browser_key of [null, stranger.key]) {
    expect(await confirm({ token, browser_key })).toMatchObject({
      status: 409,
      body: { code: "sign_up_password_needed" },
    });
  }
  expect(await confirm({ token, browser_key: null, password: "Errada-2026!" })).toMatchObject({
    status: 400,
    body: { code: "sign_up_password_wrong" },
  });
  expect(await logIn(email, password)).toMatchObject({ status: 403 });
  expect(await confirm({ token, browser_key: null, password })).toMatchObject({
    status: 200,
    body: { bonus_added: 200, user: { name: "Ana Souza", email } },
  });
  expect(await logIn(email, password)).toMatchObject({ status: 200 });
});

test("many sign-ups of strangers with an address do not keep its owner from opening it with link and password", async () => {
  const { email } = await signUp();
  const token = await newestLink();
  for (let index = 0; index < 8; index += 1) {
    deps.clock.advance(1);
    await signUp({ email, password: stranger.password, browser_key: stranger.key });
  }
  await deliverEmails(deps);
  expect(await confirm({ token, browser_key: null, password })).toMatchObject({ status: 200 });
});

test("for a client without browser keys, an address with several sign-ups opens without a password", async () => {
  const { email } = await signUp({ password: stranger.password });
  deps.clock.advance(1);
  await signUp({ email });
  const confirmation = await confirm({ token: await newestLink() });
  expect(confirmation).toMatchObject({ status: 200, body: { user: { name: email.split("@")[0] } } });
  for (const tried of [password, stranger.password])
    expect(await logIn(email, tried)).toMatchObject({ status: 401 });
  const token = String(confirmation.body["token"]);
  const chosen = { token, body: { new_password: "Escolhida-2026!" } };
  expect(await callApi(app, "POST", "/account/password", chosen)).toMatchObject({ status: 200 });
  expect(await logIn(email, "Escolhida-2026!")).toMatchObject({ status: 200 });
});

test("a visitor who signs up with an address is told to confirm it, whether or not it has an account", async () => {
  const { email: open } = await signUpAndConfirm();
  const { email: waiting } = await signUp();
  for (const email of [open, waiting]) {
    deps.clock.advance(1);
    await signUp({ email, password: stranger.password });
    await deliverEmails(deps);
  }
  const said = async (email: string, tried: string) => {
    const { status, body } = await logIn(email, tried);
    return { status, code: body["code"] };
  };
  expect(await said(open, stranger.password)).toEqual({ status: 403, code: "email_not_confirmed" });
  expect(await said(open, stranger.password)).toEqual(await said(waiting, stranger.password));
  expect(await said(open, "Errada-2026!")).toEqual(await said(waiting, "Errada-2026!"));
  expect(await said(open, password)).toMatchObject({ status: 200 });
});

test("asking for the message again tells the owner of an account that a visitor signed up with its address", async () => {
  const { email } = await signUpAndConfirm();
  const resend = async () => {
    await callApi(app, "POST", "/resend-confirmation", { body: { email } });
    return (await deliverEmails(deps)).filter(({ recipient }) => recipient === email).length;
  };
  expect(await resend()).toBe(1);
  await signUp({ email });
  await deliverEmails(deps);
  expect(await resend()).toBe(3);
  expect(deps.sent.at(-1)?.subject).toBe("Você já tem conta no Vagou");
});

test("a sign-up that no person confirmed is deleted after 30 days", async () => {
  const { email } = await signUp();
  await deliverEmails(deps);
  deps.clock.advance(30 * 24 * 3_600_000);
  await forgetOldSignUps(deps);
  expect(await logIn(email, password)).toMatchObject({ status: 403 });
  deps.clock.advance(1);
  await forgetOldSignUps(deps);
  expect(await logIn(email, password)).toMatchObject({ status: 401 });
  await callApi(app, "POST", "/resend-confirmation", { body: { email } });
  expect(await deliverEmails(deps)).toHaveLength(1);
});

test("after an unconfirmed sign-up is deleted no row holds its address, also for one from long ago", async () => {
  const { email } = await signUp();
  const [fromLongAgo] = await database.db
    .insert(users)
    .values({
      id: randomUUID(),
      name: "de-antes",
      email: "de-antes@correio.example",
      referralCode: randomUUID(),
      createdAt: new Date("2024-11-21T12:00:00Z"),
    })
    .returning();
  await deliverEmails(deps);
  const { email: confirmed } = await signUpAndConfirm();
  deps.clock.advance(30 * 24 * 3_600_000 + 1);
  await forgetOldSignUps(deps);
  await forgetOldSessions(deps);
  const rows = JSON.stringify(await dumpTables(database.db));
  for (const gone of [email, fromLongAgo?.email, fromLongAgo?.id]) expect(rows).not.toContain(gone);
  const keys = (await database.db.select().from(creditAccounts)).map(({ mailboxKey }) => mailboxKey);
  expect(keys).not.toContain(deps.pseudonyms.personOf(email));
  expect(keys).toContain(deps.pseudonyms.personOf(confirmed));
});

test("an account whose link is still valid is kept, although its sign-up is old", async () => {
  const { email } = await signUp();
  await deliverEmails(deps);
  deps.clock.advance(29 * 24 * 3_600_000);
  await callApi(app, "POST", "/resend-confirmation", { body: { email } });
  const token = await newestLink();
  deps.clock.advance(24 * 3_600_000 + 1);
  await forgetOldSignUps(deps);
  expect((await confirm({ token })).status).toBe(200);
});

test("the same address can sign up again while its old account is being deleted", async () => {
  const { email } = await signUp();
  await deliverEmails(deps);
  deps.clock.advance(31 * 24 * 3_600_000);
  await callApi(app, "POST", "/register", { body: { name: "Ana Souza", email, password } });
  await Promise.all([forgetOldSignUps(deps), deliverEmails(deps)]);
  await deliverEmails(deps);
  expect((await confirm({ token: await newestLink() })).status).toBe(200);
});

test("an account that waits for its confirmation holds no data of the sign-ups with its address", async () => {
  const { email } = await signUp();
  await deliverEmails(deps);
  expect(await database.db.select().from(users).where(eq(users.email, email))).toMatchObject([
    { name: email.split("@")[0], passwordHash: null, confirmedAt: null },
  ]);
});

test("a confirmation link opened again says that the account is open", async () => {
  await signUp();
  const token = await newestLink();
  await callApi(app, "POST", "/confirm-account", { body: { token } });
  expect(await callApi(app, "POST", "/confirm-account", { body: { token } })).toMatchObject({
    status: 409,
    body: { code: "confirmation_link_used" },
  });
});

test("a confirmation link works for 48 hours, and not when cut or forged", async () => {
  await signUp();
  const late = await newestLink();
  deps.clock.advance(48 * 3_600_000);
  for (const token of [late, late.slice(0, -1), "forged-forged-forged-forged-forged"]) {
    expect(await callApi(app, "POST", "/confirm-account", { body: { token } })).toMatchObject({
      status: 400,
      body: { code: "confirmation_link_invalid" },
    });
  }
});

test("two links of one person opened at once give one bonus", async () => {
  const { email } = await signUp();
  const first = await newestLink();
  await callApi(app, "POST", "/resend-confirmation", { body: { email } });
  const second = await newestLink();
  expect(second).not.toBe(first);
  const answers = await Promise.all(
    [first, second].map((token) => callApi(app, "POST", "/confirm-account", { body: { token } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({ user: { search_credits: 240 } });
});

test("asking for the message again gets the same answer for every address", async () => {
  const { email } = await signUp();
  deps.clock.advance(1);
  const waiting = await callApi(app, "POST", "/resend-confirmation", { body: { email } });
  const unknown = await callApi(app, "POST", "/resend-confirmation", {
    body: { email: "ninguem@correio.example" },
  });
  expect(waiting).toEqual(unknown);
  await deliverEmails(deps);
  expect(deps.sent.map(({ recipient }) => recipient)).toEqual([email, email]);
});

test("a password that was replaced while a log-in checked it opens no session", async () => {
  const { email } = await signUpAndConfirm();
  const otherHash = await passwords.hash("Outra-Certa-9!");
  const loggingIn = await database.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash: otherHash }).where(eq(users.email, email));
    const answer = callApi(app, "POST", "/login", { body: { email, password } });
    // The log-in read the old hash, found the password right, and now waits for this transaction.
    const waiting = sql`pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`;
    await expect.poll(async () => (await tx.select({ pid: sql`pid` }).from(waiting)).length).toBe(1);
    return { answer };
  });
  expect(await loggingIn.answer).toMatchObject({ status: 401, body: { code: "invalid_credentials" } });
});

test("a password that was hashed with an older cost is hashed again at the next log-in", async () => {
  const { email } = await signUpAndConfirm();
  const older = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  const own = eq(users.email, email);
  await database.db.update(users).set({ passwordHash: older }).where(own);
  const passwordHash = async () => (await database.db.select().from(users).where(own))[0]?.passwordHash;
  await callApi(app, "POST", "/login", { body: { email, password: "Errada-2026!" } });
  expect(await passwordHash()).toBe(older);
  const logIn = () => callApi(app, "POST", "/login", { body: { email, password } });
  // Two devices at once: the second one finds another hash of the same password than the one it checked.
  expect((await Promise.all([logIn(), logIn()])).map(({ status }) => status)).toEqual([200, 200]);
  const newer = await passwordHash();
  expect(newer).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await logIn()).toMatchObject({ status: 200 });
  expect(await passwordHash()).toBe(newer);
});

test("the same person gets no second welcome bonus with another spelling of the address", async () => {
  await signUp({ email: "rita.ramos@gmail.com" });
  await callApi(app, "POST", "/confirm-account", { body: { token: await newestLink() } });
  await signUp({ email: "ritaramos+2@gmail.com" });
  const second = await callApi(app, "POST", "/confirm-account", { body: { token: await newestLink() } });
  expect(second.body).toMatchObject({ success: true, bonus_added: 0, user: { search_credits: 0 } });
});

test("a session ends with log-out and after 24 hours", async () => {
  const { email, token } = await signUpAndConfirm();
  expect(await callApi(app, "POST", "/logout", { token })).toMatchObject({ status: 200 });
  expect(await callApi(app, "GET", "/tokens", { token })).toMatchObject({
    status: 401,
    body: { code: "unauthenticated" },
  });
  const again = await callApi(app, "POST", "/login", { body: { email, password } });
  deps.clock.advance(24 * 3_600_000 + 1_000);
  expect(await callApi(app, "GET", "/tokens", { token: String(again.body["token"]) })).toMatchObject({
    status: 401,
  });
});

test.each([
  ["without a token", undefined],
  ["with a broken token", "abc.def.ghi"],
  [
    "with an unsigned token",
    "eyJhbGciOiJub25lIn0.eyJpc3MiOiJ2YWdvdSIsInN1YiI6IngiLCJqdGkiOiJ4IiwiZXhwIjo5OTk5OTk5OTk5fQ.",
  ],
])("a call %s is refused without the reason", async (_how, token) => {
  const answer = await callApi(app, "GET", "/tokens", token === undefined ? {} : { token });
  expect(answer).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
});

test("a token signed with our own secret but with an invalid person or session id is refused like any other", async () => {
  const odd = await deps.sessionKeys.sign({ userId: "ana", sessionId: "1" }, deps.clock.now());
  expect(await callApi(app, "GET", "/tokens", { token: odd })).toMatchObject({ status: 401 });
  const { email } = await signUpAndConfirm();
  const headers = { authorization: `Bearer ${odd}` };
  expect(await callApi(app, "POST", "/login", { body: { email, password }, headers })).toMatchObject({
    status: 200,
  });
});

test.each([
  ["a weak password", { password: "12345678" }, "weak_password"],
  ["a common password", { password: "Senha@123" }, "common_password"],
  ["the person's own name as a password", { password: "AnaSouza@1" }, "common_password"],
  ["no name", { name: "  " }, "invalid_input"],
  ["a name over 100 characters", { name: "a".repeat(101) }, "invalid_input"],
  ["something that is no address", { email: "ana" }, "invalid_input"],
  ["an unknown field", { plan: "premium" }, "invalid_input"],
])("sign-up with %s is refused in Portuguese and creates no account", async (_what, overrides, code) => {
  await deliverEmails(deps);
  const before = await database.db.$count(users);
  const { answer } = await signUp(overrides);
  expect(answer).toMatchObject({ status: 400, body: { code, error: expect.stringMatching(/\p{L}/u) } });
  expect(answer.body["message"]).toBe(answer.body["error"]);
  expect(await database.db.$count(accountRequests)).toBe(0);
  expect(await database.db.$count(users)).toBe(before);
});

test.each([
  ["not JSON", "{", 400, "invalid_input"],
  ["too large", `{"name":"${"a".repeat(70_000)}"}`, 413, "payload_too_large"],
])("a body that is %s gets a clear error", async (_what, body, status, code) => {
  expect(await callApi(app, "POST", "/register", { body })).toMatchObject({ status, body: { code } });
});

test("names in any script are stored and returned unchanged", async () => {
  for (const name of ["Zoë D’Ávila 🌻", "محمد", "Ж"]) {
    await signUp({ name });
    const confirmation = await callApi(app, "POST", "/confirm-account", {
      body: { token: await newestLink() },
    });
    expect(confirmation.body).toMatchObject({ user: { name } });
  }
});
