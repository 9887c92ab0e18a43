import { endpoints } from "@vagou/contract/api/endpoints";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callApi, type ApiAnswer } from "../../test/product/call-api.ts";
import { createPerson } from "../../test/people/create-person.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { passwords } from "../../test/people/passwords.ts";
import { testPayments } from "../../test/fichas/stripe-events.ts";
import { answerAccountRequests } from "../accounts/answer-account-requests.ts";
import { buildApp } from "../app.ts";
import type { Database } from "../db/client.ts";
import { DatabaseUnavailable } from "../db/connections/database-unavailable.ts";
import { attempts, users } from "../db/schema/accounts.ts";
import { pendingPurchases } from "../db/schema/payments.ts";
import { AppError } from "../errors.ts";
import { createLogger } from "../http/requests/log-safely.ts";
import { forgetOldAttempts } from "./forget-old-attempts.ts";
import { limitAttempts } from "./limit-attempts.ts";
import { tryWithinLimits } from "./try-within-limits.ts";
import { limitPolicy } from "./limit-policy.ts";

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
  deps = createTestDeps(database, { limits: limitPolicy });
  app = await buildApp(deps);
  await database.db.delete(attempts);
});
afterAll(() => database.close());

async function personWithPassword(): Promise<string> {
  const { email, userId } = await createPerson(deps);
  await database.db.update(users).set({ passwordHash }).where(eq(users.id, userId));
  return email;
}

function logIn(email: string, tried = "Errada-2026!", ip = "189.4.5.6"): Promise<ApiAnswer> {
  return callApi(app, "POST", "/login", {
    body: { email, password: tried },
    headers: { "x-forwarded-for": ip },
  });
}

/** Sends `times` wrong log-ins one after the other, without waiting. */
async function fail(email: string, times: number, ipOf = (_index: number) => "189.4.5.6"): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1)
    statuses.push((await logIn(email, undefined, ipOf(index))).status);
  return statuses;
}

const refused = { name: "AppError", code: "too_many_requests" };
const otherPlace = (index: number) => `200.1.${Math.floor(index / 250)}.${index % 250}`;

test("the sixth wrong password in a row has to wait, and the answer says how long in message, header and body", async () => {
  const email = await personWithPassword();
  expect(await fail(email, 5)).toEqual([401, 401, 401, 401, 401]);
  const response = await app.inject({
    method: "POST",
    url: "/api/login",
    payload: { email, password },
    headers: { "x-forwarded-for": "189.4.5.6" },
  });
  expect(response.statusCode).toBe(429);
  expect(response.headers["retry-after"]).toBe("1");
  expect(response.json()).toMatchObject({
    code: "too_many_requests",
    error: "Muitas tentativas. Espere 1 segundo e tente de novo.",
    retry_after_s: 1,
  });
});

test("each further failure doubles the wait, up to a quarter of an hour", async () => {
  const email = await personWithPassword();
  await fail(email, 5);
  const waits: unknown[] = [];
  for (let round = 0; round < 13; round += 1) {
    const { body } = await logIn(email);
    waits.push(body["retry_after_s"]);
    deps.clock.advance(Number(body["retry_after_s"]) * 1_000);
    expect((await logIn(email)).status).toBe(401);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  expect((await logIn(email)).body["error"]).toBe("Muitas tentativas. Espere 15 minutos e tente de novo.");
});

test("tries during a wait neither count nor make it longer", async () => {
  const email = await personWithPassword();
  await fail(email, 5);
  expect(new Set(await fail(email, 20))).toEqual(new Set([429]));
  deps.clock.advance(1_000);
  expect((await logIn(email, password)).status).toBe(200);
});

test("of a hundred wrong log-ins at once, five are checked", async () => {
  const email = await personWithPassword();
  const answers = await Promise.all(Array.from({ length: 100 }, () => logIn(email)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(95);
});

test("of a hundred addresses tried at once from one place, thirty are checked", async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => logIn(`alvo${index}@correio.example`)),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(30);
});

test("a success forgets the failures before it", async () => {
  const email = await personWithPassword();
  await fail(email, 4);
  expect((await logIn(email, password)).status).toBe(200);
  expect(await fail(email, 5)).toEqual([401, 401, 401, 401, 401]);
});

test("an attacker's log-ins to their own account do not reset the tries of their place", async () => {
  const own = await personWithPassword();
  for (let index = 0; index < 30; index += 1) {
    expect((await logIn(own, password)).status).toBe(200);
    expect((await logIn(`alvo${index}@correio.example`)).status).toBe(401);
  }
  expect((await logIn("alvo31@correio.example")).status).toBe(429);
});

test("right log-ins of many phones behind one address do not count for the place", async () => {
  const email = await personWithPassword();
  for (let round = 0; round < 40; round += 1) expect((await logIn(email, password)).status).toBe(200);
  // The right log-ins of the account alone.
  expect(await database.db.$count(attempts)).toBe(1);
  const other = await personWithPassword();
  expect((await logIn(other, password)).status).toBe(200);
});

test("who knows the password opens sixty sessions at once, and then one every two minutes", async () => {
  const email = await personWithPassword();
  for (let round = 0; round < 60; round += 1) expect((await logIn(email, password)).status).toBe(200);
  expect(await logIn(email, password)).toMatchObject({ status: 429, body: { retry_after_s: 10 } });
  expect((await logIn(email, password, "201.7.8.9")).status).toBe(429);
  // Wrong passwords of strangers take none of them.
  const own = await personWithPassword();
  await fail(own, 20, otherPlace);
  deps.clock.advance(60_000);
  expect((await logIn(own, password)).status).toBe(200);
  deps.clock.advance(120_000);
  expect((await logIn(email, password)).status).toBe(200);
});

test("right log-ins at the same moment are taken back one by one", async () => {
  const people = await Promise.all(Array.from({ length: 4 }, personWithPassword));
  const answers = await Promise.all([...people, ...people, ...people].map((email) => logIn(email, password)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  // The right log-ins of each account alone.
  expect(await database.db.$count(attempts)).toBe(people.length);
});

test("a right password before the confirmation does not count as a failure", async () => {
  const email = "espera@correio.example";
  await callApi(app, "POST", "/register", { body: { name: "Ana", email, password } });
  await answerAccountRequests(deps);
  for (let round = 0; round < 8; round += 1) expect((await logIn(email, password)).status).toBe(403);
});

test("guesses from many places wait a minute at most, and the owner's usual place does not wait", async () => {
  const email = await personWithPassword();
  expect((await logIn(email, password, "177.9.9.9")).status).toBe(200);
  expect(await fail(email, 20, otherPlace)).not.toContain(429);
  for (let index = 20; index < 40; index += 1) {
    const waiting = await logIn(email, undefined, otherPlace(index));
    expect(waiting.status).toBe(429);
    expect(Number(waiting.body["retry_after_s"])).toBeLessThanOrEqual(60);
    deps.clock.advance(Number(waiting.body["retry_after_s"]) * 1_000);
    await logIn(email, undefined, otherPlace(index));
  }
  expect((await logIn(email, password, "200.200.200.200")).status).toBe(429);
  expect((await logIn(email, password, "177.9.9.9")).status).toBe(200);
  deps.clock.advance(60_000);
  expect((await logIn(email, password, "200.200.200.200")).status).toBe(200);
});

test("a place is no longer a usual one after 30 days", async () => {
  const email = await personWithPassword();
  expect((await logIn(email, password, "177.9.9.9")).status).toBe(200);
  deps.clock.advance(30 * 24 * 3_600_000);
  await fail(email, 20, otherPlace);
  expect((await logIn(email, password, "177.9.9.9")).status).toBe(429);
});

test("an unknown address has exactly the same waits as a known one", async () => {
  const known = await personWithPassword();
  const story = async (email: string, ip: string) => {
    const told: unknown[] = [];
    for (let round = 0; round < 12; round += 1) {
      const { request_id: _, ...body } = (await logIn(email, undefined, ip)).body;
      told.push(body);
      if (round > 7) deps.clock.advance(2_000);
    }
    return told;
  };
  expect(await story(known, "189.1.1.1")).toEqual(await story("ninguem@correio.example", "189.1.1.2"));
});

test("all addresses of a /64, one IPv6 line, are one place; the next line is another", async () => {
  const answers = [];
  for (let index = 0; index < 31; index += 1)
    answers.push(await logIn(`v6-${index}@correio.example`, undefined, `2804:14c:65a0:4321::${index + 1}`));
  expect(answers.at(29)?.status).toBe(401);
  expect(answers.at(30)?.status).toBe(429);
  expect((await logIn("v6@correio.example", undefined, "2804:14c:65a0:4322::1")).status).toBe(401);
});

test.each([
  ["by itself", { remoteAddress: "203.0.113.50", header: (index: number) => `198.51.100.${index}` }],
  [
    "before the proxy's own",
    { remoteAddress: "127.0.0.1", header: (index: number) => `198.51.100.${index}, 203.0.113.51` },
  ],
])(
  "an address that a caller writes into X-Forwarded-For %s makes no new place",
  async (_where, { remoteAddress, header }) => {
    const statuses: number[] = [];
    for (let index = 1; index <= 31; index += 1) {
      const { statusCode } = await app.inject({
        method: "POST",
        url: "/api/login",
        payload: { email: `falso${index}@correio.example`, password: "Errada-2026!" },
        remoteAddress,
        headers: { "x-forwarded-for": header(index) },
      });
      statuses.push(statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 401), 429]);
  },
);

test("tries at two processes are counted together", async () => {
  const email = await personWithPassword();
  const here = app;
  const there = await buildApp(createTestDeps(database, { limits: limitPolicy }));
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    app = index % 2 === 0 ? here : there;
    statuses.push((await logIn(email)).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

/** Tries from each of the networks, about another address each, one after the other. @returns how many were counted */
async function tryFrom(ips: readonly string[]): Promise<number> {
  let counted = 0;
  for (const [index, ip] of ips.entries()) {
    const attempt = limitAttempts(deps, { action: "logIn", ip, email: `alvo${index}@correio.example` });
    counted += await attempt.then(
      () => 1,
      () => 0,
    );
  }
  return counted;
}

const hex = (value: number) => value.toString(16).padStart(2, "0");
const networksOfA56 = (last: string) =>
  Array.from({ length: 256 }, (_, index) => `2804:14c:65a0:${last}${hex(index)}::1`);

test("the 256 networks of one line's /56 do not have the tries of 256 places, and the next line is not affected", async () => {
  expect(await tryFrom(networksOfA56("43"))).toBe(120);
  expect(await tryFrom(["2804:14c:65a0:4400::1"])).toBe(1);
  // They wait as a place does: a minute at most.
  deps.clock.advance(60_000);
  expect(await tryFrom(["2804:14c:65a0:4301::1"])).toBe(1);
});

test("the 256 lines of a /48, which every customer of a tunnel gets, do not have the tries of 256 places", async () => {
  const lines = Array.from({ length: 256 }, (_, index) => `2804:14c:65a0:${hex(index)}00`);
  expect(await tryFrom(lines.flatMap((line) => [`${line}::1`, `${line}::2`]))).toBe(480);
  expect(await tryFrom(["2804:14c:65a1::1"])).toBe(1);
});

test("IPv4 addresses have no wider network", async () => {
  const neighbours = Array.from({ length: 250 }, (_, index) => `189.4.5.${index}`);
  expect(await tryFrom(neighbours)).toBe(250);
});

test("a place gets a try back every two minutes, also while others keep trying", async () => {
  for (let index = 0; index < 30; index += 1) await logIn(`a${index}@correio.example`);
  for (let round = 0; round < 20; round += 1) {
    deps.clock.advance(120_000);
    expect((await logIn(`b${round}@correio.example`)).status).toBe(401);
    expect((await logIn(`c${round}@correio.example`)).status).toBe(429);
  }
  deps.clock.advance(30 * 120_000);
  expect(await fail("d@correio.example", 5)).not.toContain(429);
});

test("a long series of tries is forgotten as soon as a short one", async () => {
  const email = await personWithPassword();
  for (let round = 0; round < 60; round += 1) {
    await logIn(email);
    deps.clock.advance(900_000);
  }
  deps.clock.advance(14 * 3_600_000);
  expect(await fail(email, 3)).not.toContain(429);
});

test("a mailbox gets three messages before its place waits, in all spellings of the address together", async () => {
  const ask = (email: string) =>
    callApi(app, "POST", "/resend-confirmation", { body: { email } }).then(({ status }) => status);
  expect(await ask("rita.ramos@gmail.com")).toBe(200);
  expect(await ask("ritaramos@gmail.com")).toBe(200);
  expect(await ask("rita.ramos+1@gmail.com")).toBe(200);
  expect(await ask("ritaramos+2@gmail.com")).toBe(429);
  expect(await ask("outra@gmail.com")).toBe(200);
});

test("choosing a password that the rules refuse does not count", async () => {
  for (let round = 0; round < 6; round += 1) {
    const body = { name: "Ana", email: "indecisa@correio.example", password: "fraca" };
    expect(await callApi(app, "POST", "/register", { body })).toMatchObject({
      body: { code: "weak_password" },
    });
  }
  expect(await database.db.$count(attempts)).toBe(0);
});

test("thirty people can sign up in one place within the hour", async () => {
  const signUp = (index: number) =>
    limitAttempts(deps, { action: "register", ip: "189.4.5.6", email: `nova${index}@correio.example` });
  for (let index = 0; index < 30; index += 1) await signUp(index);
  await expect(signUp(30)).rejects.toMatchObject({ ...refused, retryAfterS: 10 });
  deps.clock.advance(10_000);
  await signUp(30);
});

test("sign-up, confirmation, new message and referral are limited at their calls", async () => {
  const { token } = await createPerson(deps);
  const until429 = async (call: (index: number) => Promise<ApiAnswer>) => {
    for (let index = 0; index < 100; index += 1) if ((await call(index)).status === 429) return index;
    return Infinity;
  };
  const post = (path: string, body: unknown, session?: string) =>
    callApi(app, "POST", path, { body, ...(session !== undefined && { token: session }) });
  const ana = { name: "Ana", password };
  expect(await until429((index) => post("/register", { ...ana, email: `x${index}@correio.example` }))).toBe(
    30,
  );
  expect(await until429(() => post("/confirm-account", { token: "forged-forged-forged" }))).toBe(30);
  expect(
    await until429((index) => post("/resend-confirmation", { email: `y${index}@correio.example` })),
  ).toBe(30);
  expect(await until429(() => post("/referral/process", { refer_id: "naoexiste" }, token))).toBe(10);
});

test("a person downloads their data five times, also at once, and then waits; another person does not", async () => {
  const [ana, rui] = [await createPerson(deps), await createPerson(deps)];
  const download = ({ token }: { token: string }) => callApi(app, "GET", "/account/export", { token });
  const statuses = (await Promise.all(Array.from({ length: 20 }, () => download(ana)))).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  expect((await download(rui)).status).toBe(200);
  deps.clock.advance(30_000);
  expect((await download(ana)).status).toBe(200);
});

test("a person begins twenty purchases at once, and no more rows come of further ones", async () => {
  deps = createTestDeps(database, { limits: limitPolicy, payments: testPayments });
  app = await buildApp(deps);
  const { token, userId } = await createPerson(deps);
  const begin = () => callApi(app, "POST", "/tokens/buy", { token, body: { packageId: "basic" } });
  const answers = await Promise.all(Array.from({ length: 60 }, begin));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
  expect(await database.db.$count(pendingPurchases, eq(pendingPurchases.userId, userId))).toBe(20);
});

test("a person changes the password, or gives it again, twenty times in a row, and then waits", async () => {
  const { userId, token } = await createPerson(deps);
  await database.db.update(users).set({ passwordHash }).where(eq(users.id, userId));
  const change = (from: string, to: string) =>
    callApi(app, "POST", "/account/password", {
      token,
      body: { current_password: from, new_password: to },
    });
  const giveAgain = () => callApi(app, "POST", "/account/confirmation/finish", { token, body: { password } });
  const another = "Pitanga-2026!";
  for (let time = 0; time < 5; time += 1) {
    expect((await change(password, another)).status).toBe(200);
    expect((await change(another, password)).status).toBe(200);
  }
  for (let time = 0; time < 10; time += 1) expect((await giveAgain()).status).toBe(200);
  expect(await giveAgain()).toMatchObject({ status: 429, body: { retry_after_s: 10 } });
  expect((await change(password, another)).status).toBe(429);
  deps.clock.advance(10_000);
  expect((await change(another, password)).body).toMatchObject({ code: "wrong_current_password" });
  expect((await change(password, another)).status).toBe(200);
});

test("a first app that is added a hundred times at once leaves other people room to log in", async () => {
  let hashes = 0;
  const counting = {
    ...passwords,
    hash: (text: string) => {
      hashes += 1;
      return passwords.hash(text);
    },
  };
  deps = createTestDeps(database, { limits: limitPolicy, passwords: counting });
  app = await buildApp(deps);
  const { token } = await createPerson(deps);
  const apps = [];
  for (let index = 0; index < 20; index += 1) {
    const { body } = await callApi(app, "POST", "/account/second-factors/totp", { token });
    apps.push(endpoints.startTotp.response.parse(body));
  }
  const timestamp = deps.clock.now().getTime();
  const answers = await Promise.all(
    apps.flatMap(({ handle, secret }) => {
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
      const body = { handle, name: "Celular", code };
      return Array.from({ length: 5 }, () =>
        callApi(app, "POST", "/account/second-factors/totp/finish", { token, body }),
      );
    }),
  );
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  // Ten tries at once, each with ten recovery codes.
  expect(hashes).toBeLessThanOrEqual(100);
});

test("a clock that was set back, or differs between servers, does not keep a person from logging in", async () => {
  deps.clock.set("2027-01-01T00:00:00Z");
  await fail("cedo@correio.example", 30);
  await fail("outra@correio.example", 1);
  deps.clock.set("2026-11-21T12:00:00Z");
  expect(await fail("outra@correio.example", 1)).toEqual([401]);
  deps.clock.advance(-1_000);
  expect(await fail("outra@correio.example", 1)).toEqual([401]);
});

test("a try that one limit refuses does not count for another", async () => {
  const email = await personWithPassword();
  await fail(email, 5);
  const before = await database.db.select().from(attempts).orderBy(attempts.key);
  await fail(email, 10);
  expect(await database.db.select().from(attempts).orderBy(attempts.key)).toEqual(before);
});

test("an internal error counts, a refusal that is no failure does not", async () => {
  const attempted = { action: "currentPassword", ip: "189.4.5.6", userId: "a-person" } as const;
  const attempt = (work: () => Promise<void>) => tryWithinLimits(deps, attempted, work);
  const refuse = async () => {
    throw new AppError("weak_password");
  };
  const breakDown = async () => {
    throw new Error("broken");
  };
  for (let round = 0; round < 8; round += 1)
    await expect(attempt(refuse)).rejects.toMatchObject({ code: "weak_password" });
  for (let round = 0; round < 5; round += 1) await expect(attempt(breakDown)).rejects.toThrow("broken");
  await expect(attempt(breakDown)).rejects.toMatchObject(refused);
});

test("what was done, or refused, stays so where the database does not answer afterwards", async () => {
  const attempted = { action: "currentPassword", ip: "189.4.5.6", userId: "another-person" } as const;
  let isFrozen = false;
  const db: Database["db"] = Object.create(database.db, {
    transaction: {
      value: (work: Parameters<Database["db"]["transaction"]>[0]) =>
        isFrozen
          ? Promise.reject(new DatabaseUnavailable("not done within 5000 ms"))
          : database.db.transaction(work),
    },
  });
  const lines: string[] = [];
  const logger = createLogger("warn", { write: (line) => void lines.push(line) });
  const attempt = (work: () => string) => {
    isFrozen = false;
    return tryWithinLimits({ ...deps, db, logger }, attempted, async () => {
      isFrozen = true;
      return work();
    });
  };
  expect(await attempt(() => "changed")).toBe("changed");
  const refused = attempt(() => {
    throw new AppError("weak_password");
  });
  await expect(refused).rejects.toMatchObject({ code: "weak_password" });
  expect(lines).toHaveLength(2);
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({
      msg: "a try could not be taken back",
      err: { message: "not done within 5000 ms" },
    });
});

test("no row holds an IP address, an e-mail address or a person's id", async () => {
  await fail("nomeado@correio.example", 2);
  const rows = await database.db.select().from(attempts);
  expect(rows).toHaveLength(3);
  for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}$/);
});

test("rows without effect are deleted, those with one stay", async () => {
  await fail("velha@correio.example", 6);
  deps.clock.advance(5 * 3_600_000);
  await forgetOldAttempts(deps);
  expect(await database.db.$count(attempts)).toBe(3);
  deps.clock.advance(48 * 3_600_000);
  await fail("nova@correio.example", 1);
  await forgetOldAttempts(deps);
  // The place's row was used again and stays with one try.
  expect(await database.db.$count(attempts)).toBe(3);
  deps.clock.advance(48 * 3_600_000);
  await forgetOldAttempts(deps);
  expect(await database.db.$count(attempts)).toBe(0);
});
