import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callApi } from "../../test/product/call-api.ts";
import { createPerson, type TestPerson } from "../../test/people/create-person.ts";
import { storeWhileComparing } from "../../test/people/store-while-comparing.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { passwords } from "../../test/people/passwords.ts";
import { buildApp } from "../app.ts";
import type { Database } from "../db/client.ts";
import { accountTokens, attempts, identities, users } from "../db/schema/accounts.ts";
import { sendDueEmails } from "../email/send-due-emails.ts";
import { limitPolicy } from "../limits/limit-policy.ts";
import { changePassword } from "../passwords/change-password.ts";
import { getUser } from "../people/repository.ts";
import { revokeOtherSessions } from "../sessions/repository.ts";

let database: Database;
let deps: TestDeps;
let app: FastifyInstance;

const password = "Abacaxi-2026!";
const newPassword = "Girassol-Azul-47?";
const chromeOnAndroid =
  "Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36";
let passwordHash: string;

beforeAll(async () => {
  database = await createTestDatabase();
  passwordHash = await passwords.hash(password);
});
beforeEach(async () => {
  deps = createTestDeps(database, { limits: limitPolicy });
  app = await buildApp(deps);
  await database.db.delete(attempts);
});
afterAll(() => database.close());

async function personWithPassword(): Promise<TestPerson> {
  const person = await createPerson(deps);
  await database.db.update(users).set({ passwordHash }).where(eq(users.id, person.userId));
  return person;
}

async function linkGoogle({ userId }: TestPerson): Promise<void> {
  const subject = randomUUID();
  const issuer = "https://accounts.google.example";
  await database.db.insert(identities).values({ issuer, subject, userId, createdAt: deps.clock.now() });
}

function logIn({ email }: TestPerson, tried = password) {
  return callApi(app, "POST", "/login", {
    body: { email, password: tried },
    headers: { "user-agent": chromeOnAndroid },
  });
}

function change({ token }: { token: string }, body: Record<string, unknown>) {
  return callApi(app, "POST", "/account/password", { token, body });
}

test("the profile says who the person is and how they sign in", async () => {
  const person = await personWithPassword();
  const google = await createPerson(deps, { bonus: 12 });
  await linkGoogle(google);
  expect((await callApi(app, "GET", "/account", { token: person.token })).body).toEqual({
    user: { id: person.userId, name: "Maria Silva", email: person.email, plan: "free", search_credits: 0 },
    created_at: "2026-11-21T12:00:00.000Z",
    has_password: true,
    google_linked: false,
    referral_open: true,
    plan_until: null,
    plan_renews: false,
    plan_payment_failed: false,
    other_plan: null,
    unpaid_plan: null,
  });
  expect((await callApi(app, "GET", "/account", { token: google.token })).body).toMatchObject({
    user: { id: google.userId, email: google.email, search_credits: 12 },
    has_password: false,
    google_linked: true,
  });
});

test("after seven days the profile no longer asks for a referrer", async () => {
  const person = await createPerson(deps);
  deps.clock.advance(7 * 24 * 3_600_000);
  await database.db.update(users).set({ passwordHash }).where(eq(users.id, person.userId));
  const token = String((await logIn(person)).body["token"]);
  expect((await callApi(app, "GET", "/account", { token })).body).toMatchObject({ referral_open: false });
});

test("a new name is shown everywhere and changes no other person's", async () => {
  const [ana, rui] = [await createPerson(deps), await createPerson(deps)];
  const renamed = await callApi(app, "PATCH", "/account", { token: ana.token, body: { name: "  Ana Luz " } });
  expect(renamed).toMatchObject({ status: 200, body: { user: { id: ana.userId, name: "Ana Luz" } } });
  expect((await callApi(app, "GET", "/tokens", { token: ana.token })).body).toMatchObject({
    user: { name: "Ana Luz" },
  });
  expect((await callApi(app, "GET", "/account", { token: rui.token })).body).toMatchObject({
    user: { name: "Maria Silva" },
  });
});

test.each([
  ["letters", "a".repeat(100)],
  ["emoji", "🌻".repeat(100)],
  ["emoji of several parts", "👩🏽‍🚀".repeat(100)],
  ["Arabic, right to left", "محمد ".repeat(20).trim()],
  ["Arabic with vowel signs", "مُ".repeat(100)],
  ["one letter", "Ж"],
  ["quotes and tags", `Zoë "<b>D’Ávila</b>" \\ ; --`],
])("a name of %s is stored and returned unchanged", async (_what, name) => {
  const { token } = await createPerson(deps);
  expect(await callApi(app, "PATCH", "/account", { token, body: { name } })).toMatchObject({
    status: 200,
    body: { user: { name } },
  });
});

test.each([
  ["nothing", { name: "   " }],
  ["101 letters", { name: "a".repeat(101) }],
  ["101 emoji", { name: "🌻".repeat(101) }],
  ["invisible characters", { name: "\u200b\u200d" }],
  ["a character that Postgres cannot store", { name: "Ana\u0000Luz" }],
  ["a line break", { name: "Ana\nLuz" }],
  ["a number", { name: 7 }],
  ["an unknown field beside it", { name: "Ana", plan: "premium" }],
])("a name of %s is refused beside the field", async (_what, body) => {
  const { token } = await createPerson(deps);
  expect(await callApi(app, "PATCH", "/account", { token, body })).toMatchObject({
    status: 400,
    body: { code: "invalid_input", fields: expect.anything() },
  });
  expect((await callApi(app, "GET", "/account", { token })).body).toMatchObject({
    user: { name: "Maria Silva", plan: "free" },
  });
});

test("a new password ends all other sessions, keeps this one and is announced by e-mail", async () => {
  const person = await personWithPassword();
  const other = String((await logIn(person)).body["token"]);
  expect(await change(person, { current_password: password, new_password: newPassword })).toMatchObject({
    status: 200,
    body: { success: true },
  });
  expect((await callApi(app, "GET", "/tokens", { token: person.token })).status).toBe(200);
  expect((await callApi(app, "GET", "/tokens", { token: other })).status).toBe(401);
  expect((await logIn(person)).status).toBe(401);
  expect((await logIn(person, newPassword)).status).toBe(200);
  await sendDueEmails(deps);
  expect(deps.sent.filter(({ recipient }) => recipient === person.email)).toHaveLength(1);
  expect(deps.sent.at(-1)?.text).not.toContain(newPassword);
});

test("a new password is taken also where a log-in stores the current one anew while it is compared", async () => {
  const person = await personWithPassword();
  const { sessionId, userId } = person;
  const newHash = await deps.passwords.hash(password);
  const { passwords: replaced, compared } = storeWhileComparing(deps, userId, newHash);
  const changing = { actor: { sessionId, userId }, currentPassword: password, newPassword };
  await changePassword({ ...deps, passwords: replaced }, changing);
  expect(compared).toEqual([passwordHash, newHash]);
  expect((await logIn(person, newPassword)).status).toBe(200);
});

test("a new password voids the person's links to a new password, and no other person's", async () => {
  const [ana, rui] = [await personWithPassword(), await personWithPassword()];
  for (const { userId } of [ana, rui]) {
    const at = deps.clock.now();
    await database.db.insert(accountTokens).values({
      tokenHash: `reset ${userId}`,
      userId,
      purpose: "reset_password",
      expiresAt: new Date(at.getTime() + 3_600_000),
      createdAt: at,
    });
  }
  await change(ana, { current_password: password, new_password: newPassword });
  const open = await database.db.select().from(accountTokens);
  expect(open.find(({ userId }) => userId === ana.userId)?.usedAt).toEqual(deps.clock.now());
  expect(open.find(({ userId }) => userId === rui.userId)?.usedAt).toBeNull();
});

test("a person who signs in with Google only sets a first password without a current one", async () => {
  const person = await createPerson(deps);
  await linkGoogle(person);
  expect((await change(person, { new_password: newPassword })).status).toBe(200);
  expect((await logIn(person, newPassword)).status).toBe(200);
  expect(await change(person, { new_password: password })).toMatchObject({
    body: { code: "wrong_current_password" },
  });
});

test("a first password is not taken from a session that its owner ended while it was being hashed", async () => {
  const ana = await createPerson(deps);
  const at = deps.clock.now();
  const hash = async (text: string) => {
    await revokeOtherSessions(deps.db, { userId: ana.userId, keptId: randomUUID(), at });
    return passwords.hash(text);
  };
  Object.assign(deps, { passwords: { ...deps.passwords, hash } });
  expect(await change(ana, { new_password: newPassword })).toMatchObject({
    status: 401,
    body: { code: "unauthenticated" },
  });
  expect((await getUser(deps.db, ana.userId)).passwordHash).toBeNull();
});

test("a stranger at an open session of a person without a password cannot choose one after ten minutes", async () => {
  const person = await createPerson(deps);
  await linkGoogle(person);
  deps.clock.advance(10 * 60_000);
  expect(await change(person, { new_password: newPassword })).toMatchObject({
    status: 403,
    body: { code: "fresh_login_needed" },
  });
  expect((await logIn(person, newPassword)).status).toBe(401);
});

test.each([
  ["a wrong current password", { current_password: "Errada-2026!" }, "wrong_current_password"],
  ["no current password", {}, "wrong_current_password"],
  ["a weak new password", { current_password: password, new_password: "12345678" }, "weak_password"],
  ["an unknown field", { current_password: password, user_id: "x" }, "invalid_input"],
])("%s changes nothing", async (_what, body, code) => {
  const person = await personWithPassword();
  expect(await change(person, { new_password: newPassword, ...body })).toMatchObject({
    status: 400,
    body: { code },
  });
  expect((await logIn(person)).status).toBe(200);
  await sendDueEmails(deps);
  expect(deps.sent.filter(({ recipient }) => recipient === person.email)).toEqual([]);
});

test("an open session allows five guesses of the password, also when all come at once", async () => {
  const person = await personWithPassword();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      change(person, { current_password: `Errada-${index}!`, new_password: newPassword }),
    ),
  );
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
  const deletion = await callApi(app, "DELETE", "/account", { token: person.token, body: { password } });
  expect(deletion.status).toBe(429);
  deps.clock.advance(1_000);
  expect((await change(person, { current_password: password, new_password: newPassword })).status).toBe(200);
});

test("of two changes at once with the same password, one succeeds and the other is refused", async () => {
  const person = await personWithPassword();
  const answers = await Promise.all(
    ["Cacto-Lilas-31?", "Navio-Lento-88!"].map((chosen) =>
      change(person, { current_password: password, new_password: chosen }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test("a person sees their own open sessions, newest first, and which one this is", async () => {
  const [person, stranger] = [await personWithPassword(), await personWithPassword()];
  await logIn(stranger);
  deps.clock.advance(60_000);
  const newest = String((await logIn(person)).body["token"]);
  const ended = String((await logIn(person)).body["token"]);
  await callApi(app, "POST", "/logout", { token: ended });
  const { body } = await callApi(app, "GET", "/account/sessions", { token: newest });
  expect(body).toEqual({
    sessions: [
      {
        device: "Chrome no Android",
        started_at: "2026-11-21T12:01:00.000Z",
        method: "password",
        current: true,
      },
      { device: "", started_at: "2026-11-21T12:00:00.000Z", method: "password", current: false },
    ],
  });
});

test("sessions that have ended are not listed as open", async () => {
  const person = await personWithPassword();
  deps.clock.advance(3_600_000);
  const token = String((await logIn(person)).body["token"]);
  const { body } = await callApi(app, "GET", "/account/sessions", { token });
  expect(body["sessions"]).toHaveLength(1);
});

test("ending the other sessions keeps this one and those of other people, and can be repeated", async () => {
  const [person, stranger] = [await personWithPassword(), await personWithPassword()];
  const others = [await logIn(person), await logIn(person)].map(({ body }) => String(body["token"]));
  const endOthers = () => callApi(app, "POST", "/account/sessions/end-others", { token: person.token });
  expect((await endOthers()).body).toEqual({ ended: 2 });
  expect((await endOthers()).body).toEqual({ ended: 0 });
  for (const token of others) expect((await callApi(app, "GET", "/tokens", { token })).status).toBe(401);
  for (const { token } of [person, stranger])
    expect((await callApi(app, "GET", "/tokens", { token })).status).toBe(200);
});

test("the export holds all data of the person, and no data of another person and no secret", async () => {
  const [ana, rui] = [await personWithPassword(), await createPerson(deps, { bonus: 99 })];
  await linkGoogle(ana);
  await linkGoogle(rui);
  const token = String((await logIn(ana)).body["token"]);
  await change({ token }, { current_password: password, new_password: newPassword });
  const { status, body } = await callApi(app, "GET", "/account/export", { token });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    exported_at: "2026-11-21T12:00:00.000Z",
    account: {
      id: ana.userId,
      name: "Maria Silva",
      email: ana.email,
      plan: "free",
      confirmed_at: "2026-11-21T12:00:00.000Z",
      has_password: true,
      referral_link: expect.stringMatching(/^http:\/\/vagou\.example\/register\?refer_id=\w{10}$/),
    },
    identities: [{ issuer: "https://accounts.google.example", linked_at: "2026-11-21T12:00:00.000Z" }],
    credits: { balance: 40, history: [{ reason: "daily_bonus", amount: 40, balance: 40 }] },
    referrals: { brought_by_somebody_at: null, friends: [] },
    emails: [{ sent_at: null }],
  });
  expect(body["sessions"]).toHaveLength(2);
  const written = JSON.stringify(body);
  for (const secret of [rui.userId, rui.email, "argon2", token, "password_hash", "place"])
    expect(written).not.toContain(secret);
});

test.each([
  ["GET", "/account"],
  ["PATCH", "/account"],
  ["DELETE", "/account"],
  ["GET", "/account/export"],
  ["POST", "/account/password"],
  ["GET", "/account/sessions"],
  ["POST", "/account/sessions/end-others"],
] as const)("%s %s needs a session", async (method, path) => {
  expect(await callApi(app, method, path)).toMatchObject({ status: 401 });
});
