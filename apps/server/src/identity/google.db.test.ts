import { startGoogle, type GoogleStandIn } from "@vagou/standins/google/google";
import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { callApi } from "../../test/product/call-api.ts";
import { createGoogleApp, testAppUrl, type GoogleApp } from "../../test/product/create-google-app.ts";
import { createPerson } from "../../test/people/create-person.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { deliverEmails } from "../../test/email/deliver-emails.ts";
import { createGoogleVisitor, type Choice } from "../../test/people/google-visitor.ts";
import { passwords } from "../../test/people/passwords.ts";
import { verifyLedger } from "../credits/verification/verify-ledger.ts";
import type { Database } from "../db/client.ts";
import { googleSignIns, identities, sessions, users } from "../db/schema/accounts.ts";
import { answerAccountRequests } from "../accounts/answer-account-requests.ts";
import { deleteExpiredSignIns } from "./repository.ts";

let database: Database;
let google: GoogleStandIn;
let app: GoogleApp["app"];
let deps: GoogleApp["deps"];

beforeAll(async () => {
  database = await createTestDatabase();
  google = await startGoogle({ port: 0, redirectUri: `${testAppUrl}/auth/google/callback` });
});
beforeEach(async () => {
  ({ app, deps } = await createGoogleApp(database, google));
});
afterAll(async () => {
  expect(await verifyLedger(database.db)).toEqual([]);
  await google.close();
  await database.close();
});

const password = "Abacaxi-2026!";
let people = 0;

/** A person whom no other test uses. */
function inventPerson() {
  people += 1;
  return { name: "Ana Souza", email: `ana${people}@gmail.example`, email_verified: "on" } as const;
}

const signIn = (choice: Choice, referId?: string) =>
  createGoogleVisitor(app).signIn(choice, referId === undefined ? {} : { referId });

async function findUser(email: string) {
  const [user] = await database.db.select().from(users).where(eq(users.email, email));
  return user;
}

async function setPassword(userId: string) {
  const passwordHash = await passwords.hash(password);
  await database.db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

const logIn = (email: string) => callApi(app, "POST", "/login", { body: { email, password } });

test("the browser is sent to Google with PKCE, state, nonce and our redirect URI", async () => {
  const { body } = await createGoogleVisitor(app).start("ABC234");
  const { origin, searchParams } = new URL(String(body["authorization_url"]));
  expect(origin).toBe(google.origin);
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: google.client.clientId,
    redirect_uri: `${testAppUrl}/auth/google/callback`,
    response_type: "code",
    scope: "openid profile email",
    access_type: "offline",
    prompt: "select_account",
    state: expect.stringMatching(/^[\w-]{43}\.ABC234$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: "S256",
  });
});

test("a new person comes in with an open account, 200 + 40 fichas and a session by Google", async () => {
  const ana = inventPerson();
  const answer = await signIn(ana);
  expect(answer).toMatchObject({
    status: 200,
    body: {
      user: { name: "Ana Souza", email: ana.email, plan: "free", search_credits: 240 },
      created: true,
      bonus_added: 200,
      referred: false,
      daily_tokens_added: true,
    },
  });
  const token = String(answer.body["token"]);
  expect(await callApi(app, "GET", "/tokens", { token })).toMatchObject({ status: 200 });
  const user = await findUser(ana.email);
  expect(user).toMatchObject({ passwordHash: null, confirmedAt: deps.clock.now() });
  const rows = await database.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, user?.id ?? ""));
  expect(rows).toMatchObject([{ method: "google" }]);
});

test("a person who comes again gets the same account, and the bonus of each day once", async () => {
  const ana = inventPerson();
  await signIn(ana);
  const known = { user: { id: (await findUser(ana.email))?.id }, created: false, bonus_added: 0 };
  expect((await signIn(ana)).body).toMatchObject({ ...known, daily_tokens_added: false });
  deps.clock.advance(24 * 3_600_000);
  expect((await signIn(ana)).body).toMatchObject({ ...known, daily_tokens_added: true });
});

test("after e-mail and name changed at Google, the same account is found and keeps its own", async () => {
  const ana = { ...inventPerson(), subject: "700" };
  const first = await signIn(ana);
  const changed = { ...ana, name: "Ana de Souza", email: inventPerson().email };
  expect((await signIn(changed)).body["user"]).toEqual(first.body["user"]);
  expect(await findUser(changed.email)).toBeUndefined();
});

test("an account with a password and the same verified e-mail is linked, and keeps its password", async () => {
  const ana = inventPerson();
  const person = await createPerson(deps, { email: ana.email });
  await setPassword(person.userId);
  const linked = await signIn({ ...ana, email: ana.email.toUpperCase() });
  expect(linked.body).toMatchObject({
    user: { id: person.userId, name: "Maria Silva" },
    created: false,
    bonus_added: 0,
  });
  expect(await logIn(ana.email)).toMatchObject({ status: 200 });
});

test("an account that a stranger signed up for opens for its owner, without the stranger's name and password", async () => {
  const ana = inventPerson();
  await callApi(app, "POST", "/register", { body: { name: "Estranho", email: ana.email, password } });
  await answerAccountRequests(deps);
  const userId = (await findUser(ana.email))?.id;
  expect((await signIn(ana)).body).toMatchObject({
    user: { id: userId, name: "Ana Souza", search_credits: 240 },
    created: true,
    bonus_added: 200,
  });
  expect(await findUser(ana.email)).toMatchObject({ passwordHash: null, confirmedAt: deps.clock.now() });
  expect(await logIn(ana.email)).toMatchObject({ status: 401 });
});

test("the same person gets no second welcome bonus with another spelling of the address", async () => {
  const name = "Rita Ramos";
  await signIn({ name, email: "rita.ramos@gmail.com", email_verified: "on" });
  const again = await signIn({ name, email: "ritaramos+2@gmail.com", email_verified: "on" });
  expect(again.body).toMatchObject({ created: true, bonus_added: 0 });
});

test("names are kept unchanged, and one that is too long for us is cut between characters", async () => {
  for (const name of ["Zoë D’Ávila 🌻", "محمد", "Ж"]) {
    expect((await signIn({ ...inventPerson(), name })).body).toMatchObject({ user: { name } });
  }
  const family = "👩‍👩‍👧‍👦";
  const odd = await signIn({ ...inventPerson(), name: "Ana\0 \u0007Souza" });
  expect(odd.body).toMatchObject({ user: { name: "Ana Souza" } });
  const long = await signIn({ ...inventPerson(), name: family.repeat(15) });
  expect(long.body).toMatchObject({ user: { name: family.repeat(9) } });
});

test("two answers of Google for one new person at once make one account and one bonus", async () => {
  const ana = inventPerson();
  const visitors = [createGoogleVisitor(app), createGoogleVisitor(app)];
  const arrivals = await Promise.all(
    visitors.map(async (visitor) => ({ visitor, answer: await visitor.visitGoogle(ana) })),
  );
  const answers = await Promise.all(arrivals.map(({ visitor, answer }) => visitor.finish(answer)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.map(({ body }) => body["bonus_added"]).sort()).toEqual([0, 200]);
  expect(answers.map(({ body }) => body["daily_tokens_added"]).sort()).toEqual([false, true]);
  expect(await signIn(ana)).toMatchObject({ body: { user: { search_credits: 240 } } });
});

test("two sign-ins of one browser, in two tabs, both succeed", async () => {
  const visitor = createGoogleVisitor(app);
  const first = await visitor.visitGoogle(inventPerson());
  const second = await visitor.visitGoogle(inventPerson());
  expect(await visitor.finish(first)).toMatchObject({ status: 200 });
  expect(await visitor.finish(second)).toMatchObject({ status: 200 });
});

test("a person whose account was deleted while they were at Google gets a new one, without a second bonus", async () => {
  const ana = inventPerson();
  const before = await signIn(ana);
  const visitor = createGoogleVisitor(app);
  const answer = await visitor.visitGoogle(ana);
  const { id } = Object(before.body["user"]);
  await database.db.delete(users).where(eq(users.id, String(id)));
  expect(await visitor.finish(answer)).toMatchObject({
    status: 200,
    body: { created: true, bonus_added: 0, user: { id: expect.not.stringMatching(String(id)) } },
  });
});

test("the referral inside state rewards both sides, and another one in the callback is ignored", async () => {
  const referrer = await createPerson(deps);
  deps.clock.advance(1_000);
  const code = (await findUser(referrer.email))?.referralCode ?? "";
  const visitor = createGoogleVisitor(app);
  const answer = await visitor.visitGoogle(inventPerson(), { referId: code });
  const friend = await visitor.finish(answer, { refer_id: "another-code" });
  expect(friend.body).toMatchObject({ bonus_added: 500, referred: true, user: { search_credits: 540 } });
  const tokens = await callApi(app, "GET", "/tokens", { token: referrer.token });
  expect(tokens.body).toMatchObject({ tokens: { total: 300 } });
});

test("a referral that only the callback names is ignored", async () => {
  const referrer = await createPerson(deps);
  deps.clock.advance(1_000);
  const visitor = createGoogleVisitor(app);
  const friend = await visitor.finish(await visitor.visitGoogle(inventPerson()), {
    refer_id: (await findUser(referrer.email))?.referralCode,
  });
  expect(friend.body).toMatchObject({ bonus_added: 200, referred: false });
});

test.each(["unknown2345", "ção 🌻", "a.b.c", "x".repeat(100)])(
  "an invalid referral (%s) does not keep a person from signing in",
  async (referId) => {
    expect((await signIn(inventPerson(), referId)).body).toMatchObject({ bonus_added: 200, referred: false });
  },
);

test("a person who has an account already counts as no person's referral", async () => {
  const referrer = await createPerson(deps);
  deps.clock.advance(1_000);
  const ana = inventPerson();
  await createPerson(deps, { email: ana.email });
  const linked = await signIn(ana, (await findUser(referrer.email))?.referralCode);
  expect(linked.body).toMatchObject({ bonus_added: 0, referred: false });
});

test("sign-ins that no person finished are deleted after ten minutes", async () => {
  await database.db.delete(googleSignIns);
  await createGoogleVisitor(app).start();
  await deleteExpiredSignIns(database.db, deps.clock.now());
  expect(await database.db.$count(googleSignIns)).toBe(1);
  deps.clock.advance(10 * 60_000);
  await deleteExpiredSignIns(database.db, deps.clock.now());
  expect(await database.db.$count(googleSignIns)).toBe(0);
});

test("no token of Google is stored", async () => {
  const ana = inventPerson();
  await signIn(ana);
  const user = await findUser(ana.email);
  const rows = await database.db
    .select()
    .from(identities)
    .where(eq(identities.userId, user?.id ?? ""));
  expect(rows).toEqual([
    {
      issuer: google.client.issuer,
      subject: expect.stringMatching(/^\d{21}$/),
      userId: user?.id,
      createdAt: deps.clock.now(),
    },
  ]);
});

/** The message to the owner of an address with which a visitor signed up again. */
async function messageOfAnotherSignUp(email: string): Promise<string> {
  await callApi(app, "POST", "/register", { body: { name: "Ana", email, password } });
  return (await deliverEmails(deps)).findLast(({ recipient }) => recipient === email)?.text ?? "";
}

test("for a known address with Google only, the message names Google and how to get a password", async () => {
  const ana = inventPerson();
  await signIn(ana);
  const message = await messageOfAnotherSignUp(ana.email);
  expect(message).toContain("é só entrar com o Google");
  expect(message).toContain("Se preferir usar uma senha, crie uma em “Esqueci minha senha”");
  expect(message).not.toContain("senha de sempre");
});

test("for an account with both, the message names both; for one with a password only, the password", async () => {
  const both = inventPerson();
  await signIn(both);
  const userId = (await findUser(both.email))?.id ?? "";
  await setPassword(userId);
  expect(await messageOfAnotherSignUp(both.email)).toContain("com a sua senha de sempre ou com o Google");
  await database.db.delete(identities).where(eq(identities.userId, userId));
  expect(await messageOfAnotherSignUp(both.email)).toContain("é só entrar com a sua senha de sempre.");
});

test("for an account with neither, the message says how to get a password", async () => {
  const ana = inventPerson();
  await createPerson(deps, { email: ana.email });
  const message = await messageOfAnotherSignUp(ana.email);
  expect(message).toContain("ainda não tem senha: crie uma em “Esqueci minha senha”");
  expect(message).not.toContain("Google");
});

test("a sign-in with Google asks for the second factor too, and opens its session after it", async () => {
  const person = inventPerson();
  const first = await signIn(person);
  const token = String(first.body["token"]);
  const call = (path: string, body?: unknown) => callApi(app, "POST", path, { token, body });
  const { body: begun } = await call("/account/second-factors/totp");
  const totp = new TOTP({ secret: Secret.fromBase32(String(begun["secret"])) });
  const code = () => totp.generate({ timestamp: deps.clock.now().getTime() });
  const added = { handle: begun["handle"], name: "Celular", code: code() };
  expect((await call("/account/second-factors/totp/finish", added)).status).toBe(200);
  deps.clock.advance(30_000);
  const opened = await database.db.$count(sessions);
  const asked = await signIn(person);
  expect([asked.status, Object.keys(asked.body)]).toEqual([200, ["second_factor"]]);
  expect(await database.db.$count(sessions)).toBe(opened);
  const { second_factor: question } = z
    .object({ second_factor: z.object({ handle: z.string() }) })
    .parse(asked.body);
  const body = { handle: question.handle, code: code() };
  const finished = await callApi(app, "POST", "/login/second-factor", { body });
  expect(finished).toMatchObject({ status: 200, body: { user: { email: person.email } } });
  const { body: listed } = await callApi(app, "GET", "/account/sessions", {
    token: String(finished.body["token"]),
  });
  expect(listed).toMatchObject({ sessions: [{ method: "google", current: true }, { method: "google" }] });
});
