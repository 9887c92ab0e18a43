import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callApi } from "../../test/product/call-api.ts";
import { createPerson } from "../../test/people/create-person.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { deliverEmails, newestToken } from "../../test/email/deliver-emails.ts";
import { buildApp } from "../app.ts";
import { verifyLedger } from "../credits/verification/verify-ledger.ts";
import type { Database } from "../db/client.ts";
import { accountTokens, users } from "../db/schema/accounts.ts";

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
const invalid = { status: 400, body: { code: "reset_link_invalid" } };

const forgot = (email: string) => callApi(app, "POST", "/forgot-password", { body: { email } });
const newestLink = (email: string) => newestToken(deps, "reset-password", email);
const reset = (token: string, chosen = password) =>
  callApi(app, "POST", "/reset-password", { body: { token, password: chosen } });
const logIn = (email: string, chosen = password) =>
  callApi(app, "POST", "/login", { body: { email, password: chosen } });

/** A person with an account and a link to a new password. */
async function personWithLink() {
  const person = await createPerson(deps);
  await forgot(person.email);
  return { ...person, link: await newestLink(person.email) };
}

test("a forgotten password is replaced by the link of the message", async () => {
  const { email, link, userId } = await personWithLink();
  expect(deps.sent.at(-1)).toMatchObject({ recipient: email, subject: "Crie uma nova senha no Vagou" });
  const passwordHash = await deps.passwords.hash("Esquecida-2025!");
  await database.db.update(users).set({ passwordHash }).where(eq(users.id, userId));
  expect(await reset(link)).toEqual({ status: 200, body: { success: true } });
  expect(await logIn(email)).toMatchObject({ status: 200, body: { user: { email } } });
  await deliverEmails(deps);
  expect(deps.sent.at(-1)).toMatchObject({ recipient: email, subject: "Sua senha no Vagou foi alterada" });
});

test("a new password ends every session, and a reset opens none", async () => {
  const { email, token, link } = await personWithLink();
  expect(await callApi(app, "GET", "/tokens", { token })).toMatchObject({ status: 200 });
  expect((await reset(link)).body).toEqual({ success: true });
  expect(await callApi(app, "GET", "/tokens", { token })).toMatchObject({ status: 401 });
  const again = await logIn(email);
  expect(await callApi(app, "GET", "/tokens", { token: String(again.body["token"]) })).toMatchObject({
    status: 200,
  });
});

test("a link to a new password works once", async () => {
  const { email, link } = await personWithLink();
  await reset(link);
  expect(await reset(link, "Outra-Certa-9!")).toMatchObject(invalid);
  expect(await logIn(email)).toMatchObject({ status: 200 });
});

test("a link is judged before a password is chosen, which does not use it up", async () => {
  const { email, link } = await personWithLink();
  const check = (token: string) => callApi(app, "POST", "/reset-password/check", { body: { token } });
  for (let time = 0; time < 2; time += 1) expect(await check(link)).toMatchObject({ status: 200 });
  expect(await check("A".repeat(43))).toMatchObject(invalid);
  expect((await reset(link)).status).toBe(200);
  expect(await logIn(email)).toMatchObject({ status: 200 });
  expect(await check(link)).toMatchObject(invalid);
  const late = await personWithLink();
  deps.clock.advance(3_600_000);
  expect(await check(late.link)).toMatchObject(invalid);
});

test("a link works for one hour, and not when cut or forged", async () => {
  const { email, link } = await personWithLink();
  for (const token of [link.slice(0, -1), `${link}A`, "forged-forged-forged-forged-forged"]) {
    expect(await reset(token)).toMatchObject(invalid);
  }
  deps.clock.advance(3_600_000);
  expect(await reset(link)).toMatchObject(invalid);
  expect(await logIn(email)).toMatchObject({ status: 401 });
});

test("a link that confirms an account sets no password, and a link to a new password is no confirmation link", async () => {
  await callApi(app, "POST", "/register", { body: { name: "Rui", email: "rui@correio.example", password } });
  const confirmation = await newestToken(deps, "confirm-account", "rui@correio.example");
  expect(await reset(confirmation)).toMatchObject(invalid);
  const { link } = await personWithLink();
  expect(await callApi(app, "POST", "/confirm-account", { body: { token: link } })).toMatchObject({
    status: 400,
  });
});

test("using one link voids the others of that person, and not those of another person", async () => {
  const { email, link } = await personWithLink();
  const other = await personWithLink();
  await forgot(email);
  const second = await newestLink(email);
  expect(second).not.toBe(link);
  expect(await reset(second)).toMatchObject({ status: 200 });
  expect(await reset(link, "Outra-Certa-9!")).toMatchObject(invalid);
  expect(await reset(other.link)).toMatchObject({ status: 200 });
});

test("of several tries at once, with one link or with two, only one succeeds", async () => {
  const { email, link } = await personWithLink();
  await forgot(email);
  const second = await newestLink(email);
  const choices = ["Primeira-Certa-1!", "Segunda-Certa-2!", "Terceira-Certa-3!", "Quarta-Certa-4!"];
  const answers = await Promise.all(
    choices.map((chosen, index) => reset(index % 2 === 0 ? link : second, chosen)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  const winner = choices[answers.findIndex(({ status }) => status === 200)];
  for (const chosen of choices) {
    expect((await logIn(email, chosen)).status).toBe(chosen === winner ? 200 : 401);
  }
});

test.each([
  ["weak", "12345678", "weak_password"],
  ["common", "Flamengo@10", "common_password"],
  ["the person's own name", "Maria.Silva9", "common_password"],
])("a password that is %s is refused and the link stays valid", async (_what, chosen, code) => {
  const { link } = await personWithLink();
  expect(await reset(link, chosen)).toMatchObject({ status: 400, body: { code } });
  expect(await reset(link)).toMatchObject({ status: 200 });
});

test("a new password opens an account that was never confirmed, with bonus and referral", async () => {
  const email = "luana@correio.example";
  const referrer = await createPerson(deps);
  const [row] = await database.db.select().from(users).where(eq(users.id, referrer.userId));
  deps.clock.advance(60_000);
  await callApi(app, "POST", "/register", {
    body: { name: "Luana", email, password: "Esquecida-2026!", refer_id: row?.referralCode },
  });
  const confirmation = await newestToken(deps, "confirm-account", email);
  await forgot(email);
  expect(await reset(await newestLink(email))).toMatchObject({ status: 200 });

  expect(await logIn(email, "Esquecida-2026!")).toMatchObject({ status: 401 });
  expect(await logIn(email)).toMatchObject({
    status: 200,
    body: { user: { name: "Luana", search_credits: 200 + 300 + 40 }, daily_tokens_added: true },
  });
  // The older link neither restores the older password nor gives a bonus twice.
  expect(await callApi(app, "POST", "/confirm-account", { body: { token: confirmation } })).toMatchObject({
    status: 409,
    body: { code: "confirmation_link_used" },
  });
  expect(await logIn(email)).toMatchObject({ status: 200, body: { user: { search_credits: 540 } } });
});

test("confirming and choosing a new password at once give one bonus", async () => {
  const email = "caua@correio.example";
  await callApi(app, "POST", "/register", { body: { name: "Cauã", email, password: "Primeira-Certa-1!" } });
  const confirmation = await newestToken(deps, "confirm-account", email);
  await forgot(email);
  const link = await newestLink(email);
  const [confirmed, chosen] = await Promise.all([
    callApi(app, "POST", "/confirm-account", { body: { token: confirmation } }),
    reset(link),
  ]);
  expect(chosen.status).toBe(200);
  expect([200, 409]).toContain(confirmed.status);
  expect(await logIn(email)).toMatchObject({ status: 200, body: { user: { search_credits: 240 } } });
});

test("a person who signs in with Google only can set a password by a link", async () => {
  const { email, link, userId } = await personWithLink();
  const [row] = await database.db.select().from(users).where(eq(users.id, userId));
  expect(row?.passwordHash).toBeNull();
  expect(await logIn(email)).toMatchObject({ status: 401 });
  expect(await reset(link)).toMatchObject({ status: 200 });
  expect(await logIn(email)).toMatchObject({ status: 200 });
  await deliverEmails(deps);
  expect(deps.sent.at(-1)).toMatchObject({
    recipient: email,
    subject: "Sua conta no Vagou agora tem uma senha",
  });
});

test("an address without an account gets the same answer and no message", async () => {
  const { email } = await createPerson(deps);
  expect(await forgot("ninguem@correio.example")).toEqual(await forgot(email));
  await deliverEmails(deps);
  const recipients = deps.sent.map(({ recipient }) => recipient);
  expect(recipients).toContain(email);
  expect(recipients).not.toContain("ninguem@correio.example");
});

test("the database holds no link as it was sent, only its hash", async () => {
  const { link } = await personWithLink();
  const stored = JSON.stringify(await database.db.select().from(accountTokens));
  expect(stored).not.toContain(link);
});
