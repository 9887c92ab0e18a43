import { randomInt, randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps } from "../../test/product/create-test-deps.ts";
import { productPasswords } from "../../test/people/passwords.ts";
import { buildApp } from "../app.ts";
import { openAccount } from "../credits/ledger/account.ts";
import type { Database } from "../db/client.ts";
import { users } from "../db/schema/accounts.ts";
import { systemClock } from "../clock.ts";
import type { Deps } from "../deps.ts";
import { sendDueEmails } from "../email/send-due-emails.ts";
import { makeReferralCode } from "../referrals/referral-code.ts";
import { repeat, type Task } from "../tasks/repeat.ts";
import { answerAccountRequests } from "./answer-account-requests.ts";

/**
 * No visitor may find out whether an address has an account. The answers must be equal, and their times must overlap.
 * The measure is the probability that a known address takes longer than an unknown one (the area under the ROC curve,
 * Mann-Whitney U): at one half, the time tells nothing. With 100 tries of each kind its standard error is 0.04, so a
 * result is outside the bounds by chance once in sixty times; then more tries decide, up to 400 of each kind, with
 * which the bounds are nearly five standard errors away.
 *
 * Tried by hand with 3 ms more for known addresses, on two busy cores (load 7): log-in gave 0.68, sign-up
 * 0.63 and a forgotten password 0.82, and all three failed. At a load of 12, where hashing times varied by
 * tens of milliseconds, only the last one failed (0.80): the lower the load, the smaller the difference that
 * this test finds.
 */
const triesOfEachKind = 100;
const rounds = 4;
const bounds = { low: 0.4, high: 0.6 };

let database: Database;
let deps: Deps;
let app: FastifyInstance;
let origin: string;
let tasks: Task[];

beforeAll(async () => {
  database = await createTestDatabase();
  deps = { ...createTestDeps(database, { passwords: productPasswords }), clock: systemClock };
  app = await buildApp(deps);
  origin = await app.listen({ host: "127.0.0.1", port: 0 });
  // As in the product: the background work of one request runs while the next ones are timed.
  tasks = [
    repeat("answer", 1_000, deps.logger, () => answerAccountRequests(deps), deps.accountRequestBell),
    repeat("send", 1_000, deps.logger, () => sendDueEmails(deps)),
  ];
});
afterAll(async () => {
  await Promise.all(tasks.map((task) => task.stop()));
  await app.close();
  await database.close();
});

const password = "Abacaxi-2026!";

test.each([
  ["log-in with a wrong password", "/login", (email: string) => ({ email, password: "Errada-2026!" })],
  ["sign-up", "/register", (email: string) => ({ name: "Ana Souza", email, password })],
  ["a forgotten password", "/forgot-password", (email: string) => ({ email })],
  ["a confirmation sent again", "/resend-confirmation", (email: string) => ({ email })],
])("%s does not tell whether there is an account", { timeout: 300_000 }, async (_what, path, body) => {
  await ask(path, body(inventAddress()));
  const answers = new Set<string>();
  const times = { known: new Array<number>(), unknown: new Array<number>() };
  let knownTakesLonger = 0.5;
  for (let round = 0; round < rounds; round += 1) {
    const known = await makeAccounts(triesOfEachKind);
    const unknown = Array.from({ length: triesOfEachKind }, inventAddress);
    for (const email of shuffle([...known, ...unknown])) {
      const { answer, tookMs } = await ask(path, body(email));
      answers.add(answer);
      times[known.has(email) ? "known" : "unknown"].push(tookMs);
    }
    knownTakesLonger = probabilityGreater(times.known, times.unknown);
    if (knownTakesLonger > bounds.low && knownTakesLonger < bounds.high) break;
  }
  expect([...answers]).toHaveLength(1);
  expect(knownTakesLonger).toBeGreaterThan(bounds.low);
  expect(knownTakesLonger).toBeLessThan(bounds.high);
});

/** One call from an IP address of its own. @returns the answer without its date and the request's id */
async function ask(path: string, body: object): Promise<{ answer: string; tookMs: number }> {
  const startedAt = performance.now();
  const response = await fetch(`${origin}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": inventPlace() },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const tookMs = performance.now() - startedAt;
  const { request_id: _id, ...said } = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  const headers = [...response.headers].filter(([name]) => name !== "date" && name !== "x-request-id");
  return { answer: JSON.stringify([response.status, headers, said]), tookMs };
}

async function makeAccounts(count: number): Promise<Set<string>> {
  const passwordHash = await productPasswords.hash(password);
  const emails = Array.from({ length: count }, inventAddress);
  await database.db.transaction(async (tx) => {
    for (const email of emails) {
      const id = randomUUID();
      const now = new Date();
      const facts = { id, name: "Ana Souza", email, passwordHash, referralCode: makeReferralCode() };
      await tx.insert(users).values({ ...facts, confirmedAt: now, createdAt: now });
      await openAccount(tx, { userId: id, mailbox: { today: id, formerly: id } });
    }
  });
  return new Set(emails);
}

function inventAddress(): string {
  return `${randomUUID()}@correio.example`;
}

function inventPlace(): string {
  return [10, randomInt(256), randomInt(256), randomInt(1, 255)].join(".");
}

function shuffle<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, rank: randomInt(2 ** 40) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

/** How often one of `some` is greater than one of `others`; a tie counts half. */
function probabilityGreater(some: readonly number[], others: readonly number[]): number {
  let wins = 0;
  for (const one of some) for (const other of others) wins += one > other ? 1 : one === other ? 0.5 : 0;
  return wins / (some.length * others.length);
}
