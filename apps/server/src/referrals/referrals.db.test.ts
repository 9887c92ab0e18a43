import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { callApi, type ApiAnswer } from "../../test/product/call-api.ts";
import { createPerson, type TestPerson } from "../../test/people/create-person.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { deliverEmails, newestToken } from "../../test/email/deliver-emails.ts";
import { buildApp } from "../app.ts";
import { readConfig } from "../config/read-config.ts";
import { getBalance, lockAccount } from "../credits/ledger/account.ts";
import { grantCredits } from "../credits/ledger/grant-credits.ts";
import { listWholeHistory } from "../credits/statement/list-history.ts";
import { verifyLedger } from "../credits/verification/verify-ledger.ts";
import type { Database } from "../db/client.ts";
import { referrals, users } from "../db/schema/accounts.ts";
import { sendDueEmails } from "../email/send-due-emails.ts";
import { erasePerson } from "../personal-data/erase-person.ts";

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
const dayMs = 24 * 3_600_000;

/** A person who may refer those that a test makes after them, because these are newer. */
async function createReferrer(email?: string): Promise<TestPerson & { code: string }> {
  const person = await createPerson(deps, email === undefined ? {} : { email });
  deps.clock.advance(1_000);
  return { ...person, code: await codeOf(person) };
}

async function codeOf({ token }: { token: string }): Promise<string> {
  const { body } = await callApi(app, "GET", "/referral/link", { token });
  return new URL(String(body["referral_link"])).searchParams.get("refer_id") ?? "";
}

async function signUp(
  referId?: string,
  email = `${randomUUID()}@amiga.example`,
  browserKey?: string,
): Promise<string> {
  const body = {
    name: "Bia",
    email,
    password,
    ...(referId !== undefined && { refer_id: referId }),
    ...(browserKey !== undefined && { browser_key: browserKey }),
  };
  expect((await callApi(app, "POST", "/register", { body })).status).toBe(200);
  return newestToken(deps, "confirm-account", email);
}

function confirm(link: string): Promise<ApiAnswer> {
  return callApi(app, "POST", "/confirm-account", { body: { token: link } });
}

async function join(referId?: string, email?: string): Promise<ApiAnswer> {
  return confirm(await signUp(referId, email));
}

function name({ token }: { token: string }, referId: string): Promise<ApiAnswer> {
  return callApi(app, "POST", "/referral/process", { token, body: { refer_id: referId } });
}

function tokenOf({ body }: ApiAnswer): { token: string } {
  return { token: String(body["token"]) };
}

async function balanceOf({ token }: { token: string }): Promise<unknown> {
  return (await callApi(app, "GET", "/tokens", { token })).body["user"];
}

const fichas = (search_credits: number) => expect.objectContaining({ search_credits });

test("each person has a link of their own, which stays the same and leads to the sign-up", async () => {
  const [ana, rui] = [await createReferrer(), await createReferrer()];
  const { body } = await callApi(app, "GET", "/referral/link", { token: ana.token });
  expect(body).toEqual({
    success: true,
    referral_link: `http://vagou.example/register?refer_id=${ana.code}`,
  });
  expect(ana.code).toMatch(/^[2-9a-hj-km-np-z]{10}$/);
  expect(await codeOf(ana)).toBe(ana.code);
  expect(rui.code).not.toBe(ana.code);
});

test("a friend who confirms gets 200 + 300 + 40 fichas, the referrer 300 and a message that does not name the friend", async () => {
  const referrer = await createReferrer();
  const link = await signUp(referrer.code);
  expect(await balanceOf(referrer)).toEqual(fichas(0));
  const friend = await confirm(link);
  expect(friend.body).toMatchObject({ bonus_added: 500, referred: true, user: { search_credits: 540 } });
  expect(await balanceOf(referrer)).toEqual(fichas(300));
  await sendDueEmails(deps);
  const messages = deps.sent.filter(({ recipient }) => recipient === referrer.email);
  expect(messages.map(({ subject }) => subject)).toEqual(["Você ganhou 300 fichas no Vagou"]);
  expect(messages[0]?.text).not.toContain("Bia");
  expect(messages[0]?.text).not.toContain("amiga.example");
});

test("the amounts are those of the configuration, also zero", async () => {
  const config = readConfig({
    APP_BASE_URL: "http://vagou.example",
    BONUS_REFERRAL_USER: "11",
    BONUS_REFERRAL_FRIEND: "0",
  });
  app = await buildApp({ ...deps, config });
  const referrer = await createReferrer();
  const friend = await join(referrer.code);
  expect(friend.body).toMatchObject({ bonus_added: 200, user: { search_credits: 240 } });
  expect(await balanceOf(referrer)).toEqual(fichas(11));
});

test.each(["naoexiste1", "x", "'; drop table users; --", "🌻"])(
  "an unknown code at sign-up (%s) is ignored",
  async (code) => {
    const friend = await join(code);
    expect(friend.body).toMatchObject({ bonus_added: 200, referred: false, user: { search_credits: 240 } });
    // So the friend may still name the referrer.
    const referrer = await createPerson(deps);
    await database.db
      .update(users)
      .set({ createdAt: new Date(0) })
      .where(eq(users.id, referrer.userId));
    const named = await name({ token: String(friend.body["token"]) }, await codeOf(referrer));
    expect(named).toMatchObject({ status: 200, body: { success: true, bonus_added: 300 } });
  },
);

test("a code copied by hand in capitals and with spaces around it works", async () => {
  const referrer = await createReferrer();
  const friend = await join(` ${referrer.code.toUpperCase()} `);
  expect(friend.body).toMatchObject({ referred: true });
});

test("the code of a person who has not confirmed is unknown", async () => {
  const email = `${randomUUID()}@amiga.example`;
  await signUp(undefined, email);
  const [waiting] = await database.db.select().from(users).where(eq(users.email, email));
  deps.clock.advance(1_000);
  const friend = await join(waiting!.referralCode);
  expect(friend.body).toMatchObject({ referred: false, bonus_added: 200 });
});

test("no person can refer themselves: neither by their own code nor by another spelling of a Gmail address", async () => {
  const own = await createReferrer();
  expect(await name(own, own.code)).toMatchObject({ status: 409, body: { code: "referral_own" } });

  const first = await createReferrer("ines.dias@gmail.com");
  const second = await join(first.code, "inesdias+fichas@googlemail.com");
  expect(second.body).toMatchObject({ referred: false });
  expect(await name({ token: String(second.body["token"]) }, first.code)).toMatchObject({
    status: 409,
    body: { code: "referral_own" },
  });
  expect(await balanceOf(first)).toEqual(fichas(0));
});

test("a person who came later, or at the same moment, cannot be the referrer", async () => {
  const twins = [await createPerson(deps), await createPerson(deps)] as const;
  expect(await name(twins[0], await codeOf(twins[1]))).toMatchObject({
    status: 409,
    body: { code: "referral_newer" },
  });
  const older = await createReferrer();
  const newer = await createReferrer();
  expect(await name(older, newer.code)).toMatchObject({ status: 409, body: { code: "referral_newer" } });
  expect(await balanceOf(newer)).toEqual(fichas(0));
});

test("an account has at most one referrer, who is rewarded once", async () => {
  const [first, second] = [await createReferrer(), await createReferrer()];
  const friend = await join(first.code);
  const token = String(friend.body["token"]);
  for (const { code } of [first, second]) {
    expect(await name({ token }, code)).toMatchObject({
      status: 409,
      body: { code: "referral_already_set" },
    });
  }
  expect(await balanceOf(first)).toEqual(fichas(300));
  expect(await balanceOf(second)).toEqual(fichas(0));
});

test("a person who signed up without a link may name a referrer for seven days", async () => {
  const referrer = await createReferrer();
  const [early, late] = [await createReferrer(), await createReferrer()];
  const at = deps.clock.now();
  const session = async (person: TestPerson, now: Date) =>
    deps.sessionKeys.sign({ userId: person.userId, sessionId: person.sessionId }, now);
  await database.db.update(users).set({ createdAt: at }).where(eq(users.id, early.userId));
  await database.db
    .update(users)
    .set({ createdAt: new Date(at.getTime() - 7 * dayMs) })
    .where(eq(users.id, late.userId));
  await database.db
    .update(users)
    .set({ createdAt: new Date(at.getTime() - 30 * dayMs) })
    .where(eq(users.id, referrer.userId));
  expect(await name({ token: await session(early, at) }, referrer.code)).toMatchObject({
    status: 200,
    body: { success: true, bonus_added: 300 },
  });
  expect(await name({ token: await session(late, at) }, referrer.code)).toMatchObject({
    status: 409,
    body: { code: "referral_too_late" },
  });
  expect(await balanceOf(early)).toEqual(fichas(300));
  expect(await balanceOf(referrer)).toEqual(fichas(300));
});

test("an unknown code is refused when it is named after the sign-up", async () => {
  expect(await name(await createReferrer(), "naoexiste1")).toMatchObject({
    status: 404,
    body: { code: "referral_unknown" },
  });
});

test.each([
  {},
  { refer_id: "" },
  { refer_id: "a".repeat(101) },
  { refer_id: "a\u0000" },
  { refer_id: "a", x: 1 },
])("%j is refused", async (body) => {
  const { token } = await createReferrer();
  expect(await callApi(app, "POST", "/referral/process", { token, body })).toMatchObject({
    status: 400,
    body: { code: "invalid_input" },
  });
});

/** Rewards a referrer for this many friends, all at `at`. */
async function brought({ userId }: Pick<TestPerson, "userId">, count: number, at: Date): Promise<void> {
  await database.db.transaction(async (tx) => {
    for (let friend = 0; friend < count; friend += 1) {
      const idempotencyKey = `referral_user:${randomUUID()}`;
      const reward = { pocket: "bonus", reason: "referral_user", amountCredits: 300 } as const;
      await grantCredits(tx, { userId, ...reward, idempotencyKey, at });
    }
  });
}

const broughtCredits = (count: number) => count * 300;

test("each of more than thirty friends in a month gets the bonus; the referrer gets thirty, and more next month", async () => {
  deps.clock.set("2026-11-30T12:00:00Z");
  const referrer = await createReferrer();
  await brought(referrer, 29, deps.clock.now());
  expect((await join(referrer.code)).body).toMatchObject({ referred: true });
  expect(await balanceOf(referrer)).toEqual(fichas(broughtCredits(30)));

  const thirtyFirst = await join(referrer.code);
  expect(thirtyFirst.body).toMatchObject({ referred: true, bonus_added: 500 });
  expect(await balanceOf(referrer)).toEqual(fichas(broughtCredits(30)));
  await sendDueEmails(deps);
  expect(deps.sent.filter(({ recipient }) => recipient === referrer.email)).toHaveLength(1);

  // Midnight in São Paulo, not in UTC.
  deps.clock.set("2026-12-01T02:59:00Z");
  expect((await join(referrer.code)).body).toMatchObject({ referred: true });
  deps.clock.set("2026-12-01T03:00:00Z");
  expect((await join(referrer.code)).body).toMatchObject({ referred: true });
  const rewards = (await listWholeHistory(database.db, referrer.userId)).filter(
    ({ reason }) => reason === "referral_user",
  );
  expect(rewards).toHaveLength(31);
});

test("thirty rewards a month are those of a person, also with several accounts of one mailbox or after a deletion", async () => {
  const mailbox = randomUUID().replaceAll("-", "");
  const first = await createReferrer(`${mailbox}@gmail.com`);
  const second = await createReferrer(`${mailbox.slice(0, 5)}.${mailbox.slice(5)}+2@googlemail.com`);
  await brought(first, 20, deps.clock.now());
  await brought(second, 9, deps.clock.now());
  // At the same moment, with a friend for each account.
  const links = [await signUp(first.code), await signUp(second.code)];
  for (const { body } of await Promise.all(links.map(confirm)))
    expect(body).toMatchObject({ referred: true, bonus_added: 500 });
  const rewarded = await Promise.all([first, second].map(({ userId }) => getBalance(database.db, userId)));
  expect(rewarded.reduce((sum, credits) => sum + credits)).toBe(broughtCredits(30));

  await database.db.transaction((tx) => erasePerson(tx, { id: first.userId, email: first.email }));
  const back = await createReferrer(first.email);
  expect((await join(back.code)).body).toMatchObject({ referred: true, bonus_added: 500 });
  expect(await getBalance(database.db, back.userId)).toBe(0);
});

test("friends who confirm at the same moment do not earn their referrer more than thirty rewards", async () => {
  const referrer = await createReferrer();
  await brought(referrer, 28, deps.clock.now());
  const links: string[] = [];
  for (let index = 0; index < 5; index += 1) links.push(await signUp(referrer.code));
  const answers = await Promise.all(links.map(confirm));
  for (const { body } of answers) expect(body).toMatchObject({ referred: true, bonus_added: 500 });
  expect(await balanceOf(referrer)).toEqual(fichas(broughtCredits(30)));
});

test("a friend who deletes the account and comes back brings no second reward to either side", async () => {
  const referrer = await createReferrer();
  const email = `${randomUUID()}@amiga.example`;
  const first = await join(referrer.code, email);
  await callApi(app, "DELETE", "/account", { token: String(first.body["token"]), body: { password } });
  const again = await join(referrer.code, email);
  expect(again.body).toMatchObject({ bonus_added: 0, referred: false, user: { search_credits: 0 } });
  expect(await balanceOf(referrer)).toEqual(fichas(300));
});

test("a friend who comes back by another person's link brings no reward to that person either", async () => {
  const [first, second] = [await createReferrer(), await createReferrer()];
  const email = `${randomUUID()}@amiga.example`;
  const friend = await join(first.code, email);
  await callApi(app, "DELETE", "/account", { token: String(friend.body["token"]), body: { password } });
  await join(second.code, email);
  expect(await balanceOf(second)).toEqual(fichas(0));
});

test("two people who refer each other earn one reward, although the first one deletes the account and comes back", async () => {
  const email = `${randomUUID()}@amiga.example`;
  const first = tokenOf(await join(undefined, email));
  deps.clock.advance(1_000);
  const second = tokenOf(await join(await codeOf(first)));
  const code = await codeOf(second);
  await callApi(app, "DELETE", "/account", { ...first, body: { password } });
  deps.clock.advance(1_000);
  const back = await join(code, email);
  expect(back.body).toMatchObject({ referred: false, bonus_added: 0, user: { search_credits: 0 } });
  expect(await name(tokenOf(back), code)).toMatchObject({ body: { code: "referral_newer" } });
  expect(await balanceOf(second)).toEqual(fichas(540));
});

test("a person who comes back with a new account names a referrer in the first days of the former one only", async () => {
  const referrer = await createReferrer();
  const comeBackAfter = async (days: number, referId?: string) => {
    const email = `${randomUUID()}@amiga.example`;
    await join(undefined, email);
    deps.clock.advance(days * dayMs);
    const again = tokenOf(await callApi(app, "POST", "/login", { body: { email, password } }));
    await callApi(app, "DELETE", "/account", { ...again, body: { password } });
    return join(referId, email);
  };
  expect((await comeBackAfter(6, referrer.code)).body).toMatchObject({ referred: true, bonus_added: 300 });
  expect((await comeBackAfter(7, referrer.code)).body).toMatchObject({ referred: false, bonus_added: 0 });
  expect(deps.sent.at(-1)?.text).not.toContain("fichas para buscar");
  const late = tokenOf(await comeBackAfter(7));
  expect((await callApi(app, "GET", "/account", late)).body).toMatchObject({ referral_open: false });
  expect(await name(late, referrer.code)).toMatchObject({ body: { code: "referral_too_late" } });
  expect(await getBalance(database.db, referrer.userId)).toBe(300);
});

test("the code of a deleted account is unknown", async () => {
  const referrer = await join();
  const token = String(referrer.body["token"]);
  const code = await codeOf({ token });
  await callApi(app, "DELETE", "/account", { token, body: { password } });
  deps.clock.advance(1_000);
  expect((await join(code)).body).toMatchObject({ referred: false, bonus_added: 200 });
});

test("a code is judged before the sign-up: good while its person has the account, in any letters", async () => {
  const referrer = await createReferrer();
  const judge = async (code: string) => (await callApi(app, "GET", `/referral/by/${code}`)).body;
  expect(await judge(referrer.code)).toEqual({ open: true });
  expect(await judge(referrer.code.toUpperCase())).toEqual({ open: true });
  expect(await judge("a5w9rx2gcw")).toEqual({ open: false });
  await database.db.transaction((tx) => erasePerson(tx, { id: referrer.userId, email: referrer.email }));
  expect(await judge(referrer.code)).toEqual({ open: false });
});

test("naming a referrer many times at once gives one reward", async () => {
  const [first, second] = [await createReferrer(), await createReferrer()];
  const friend = await createReferrer();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => name(friend, index % 2 === 0 ? first.code : second.code)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { body } of answers.filter(({ status }) => status !== 200))
    expect(body).toMatchObject({ code: "referral_already_set" });
  expect(await balanceOf(friend)).toEqual(fichas(300));
});

test("two sign-ups of one address, opened at once in the browsers that made them, reward one referrer", async () => {
  const keys = ["a".repeat(43), "b".repeat(43)];
  const [first, second] = [await createReferrer(), await createReferrer()];
  const email = `${randomUUID()}@amiga.example`;
  await signUp(first.code, email, keys[0]);
  const link = await signUp(second.code, email, keys[1]);
  const again = await callApi(app, "POST", "/resend-confirmation", { body: { email } });
  expect(again.status).toBe(200);
  const links = [link, await newestToken(deps, "confirm-account", email)];
  const answers = await Promise.all(
    links.map((token, index) =>
      callApi(app, "POST", "/confirm-account", { body: { token, browser_key: keys[index] } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const rewarded = [await balanceOf(first), await balanceOf(second)];
  expect(rewarded).toContainEqual(fichas(300));
  expect(rewarded).toContainEqual(fichas(0));
});

test("several accounts of one person earn the friend's bonus once, also at the same moment", async () => {
  const referrer = await createReferrer();
  const links = [];
  for (const email of ["lia.mota@gmail.com", "liamota@gmail.com", "l.iamota+x@gmail.com"])
    links.push(await signUp(referrer.code, email));
  const answers = await Promise.all(links.map(confirm));
  expect(answers.filter(({ body }) => body["referred"] === true)).toHaveLength(1);
  expect(await balanceOf(referrer)).toEqual(fichas(300));
});

test("a referral that is named while the account is deleted leaves no trace of the person", async () => {
  const referrer = await createReferrer();
  const ana = await createPerson(deps);
  const [isLocked, mayGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  // A search holds the lock on the fichas, which the referral waits for and the deletion does not need.
  const search = deps.db.transaction(async (tx) => {
    await lockAccount(tx, ana.userId);
    isLocked.resolve();
    await mayGo.promise;
  });
  await isLocked.promise;
  const named = callApi(app, "POST", "/referral/process", {
    token: ana.token,
    body: { refer_id: referrer.code },
  });
  await sleep(200);
  const erased = deps.db.transaction((tx) => erasePerson(tx, { id: ana.userId, email: ana.email }));
  await Promise.race([erased, sleep(200)]);
  mayGo.resolve();
  await Promise.all([search, named, erased]);
  expect(await deps.db.$count(referrals, eq(referrals.referredUserId, ana.userId))).toBe(0);
});

test("people who refer each other in a chain at the same moment do not deadlock", async () => {
  const chain = [await createReferrer()];
  for (let index = 0; index < 6; index += 1) chain.push(await createReferrer());
  const answers = await Promise.all(chain.slice(1).map((person, index) => name(person, chain[index]!.code)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

/** The fichas for confirming, without today's bonus, as the message, the page and the statement name them. */
async function saysOfConfirming(referId: string | undefined, email: string) {
  const link = await signUp(referId, email);
  const message = (await deliverEmails(deps)).findLast(({ recipient }) => recipient === email);
  const { body } = await confirm(link);
  const statement = await callApi(app, "GET", "/tokens/history", { token: String(body["token"]) });
  const entries = z
    .object({ entries: z.array(z.object({ reason: z.string(), amount: z.number() })) })
    .parse(statement.body).entries;
  return {
    message: /Ao confirmar, você ganha ([^.]+)\./.exec(message?.text ?? "")?.[1] ?? "nothing",
    page: body["bonus_added"],
    statement: entries
      .filter(({ reason }) => reason !== "daily_bonus")
      .reduce((sum, { amount }) => sum + amount, 0),
  };
}

test("message, page and statement name the same amount for a person who came by a referral", async () => {
  const { code } = await createReferrer();
  expect(await saysOfConfirming(code, "trazida@amiga.example")).toEqual({
    message: "500 fichas para buscar vagas: 200 pelo e-mail e 300 pela indicação",
    page: 500,
    statement: 500,
  });
});

test("the message promises no fichas for an invalid referral", async () => {
  const said = { message: "200 fichas para buscar vagas", page: 200, statement: 200 };
  expect(await saysOfConfirming("naoexiste2", "engano@amiga.example")).toEqual(said);
  expect(await saysOfConfirming(undefined, "sozinha@amiga.example")).toEqual(said);
});

test("a person who got the fichas with an earlier account is promised none", async () => {
  const { code } = await createReferrer();
  const first = await join(code, "de.volta@gmail.com");
  const leaving = { token: String(first.body["token"]), body: { password } };
  expect((await callApi(app, "DELETE", "/account", leaving)).status).toBe(200);
  deps.clock.advance(1_000);
  expect(await saysOfConfirming(code, "devolta@gmail.com")).toEqual({
    message: "nothing",
    page: 0,
    statement: 0,
  });
});

test("a message that is sent again promises the same fichas as the first one", async () => {
  const { code } = await createReferrer();
  await signUp(code, "denovo@amiga.example");
  deps.sent.length = 0;
  await callApi(app, "POST", "/resend-confirmation", { body: { email: "denovo@amiga.example" } });
  const [again] = await deliverEmails(deps);
  expect(again?.text).toContain("500 fichas");
});
