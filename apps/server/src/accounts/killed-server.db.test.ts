import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { startMailbox, type Mailbox } from "@vagou/standins/mailbox/mailbox";
import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createTestDatabase, type TestDatabase } from "../../test/database/create-test-database.ts";
import { startServerProcess, type ServerProcess } from "../../test/product/start-server-process.ts";
import { prepareStops, type StopPoint, type Stops } from "../../test/database/stop-at.ts";
import { verifyLedger } from "../credits/verification/verify-ledger.ts";
import { users } from "../db/schema/accounts.ts";
import { ledgerMovements } from "../db/schema/credits.ts";

let database: TestDatabase;
let mailbox: Mailbox;
let stops: Stops;

beforeAll(async () => {
  database = await createTestDatabase();
  mailbox = await startMailbox({ httpPort: 0, smtpPort: 0 });
  stops = await prepareStops(database);
});
afterAll(async () => {
  await stops.close();
  await mailbox.close();
  await database.close();
});

/** Every write of sign-up and confirmation, in its order. */
const signUpPoints: readonly StopPoint[] = [
  "account_requests insert",
  "account_requests delete",
  "users insert",
  "sign_ups insert",
  "credit_accounts insert",
  "account_tokens insert",
  "outbox_emails insert",
  "outbox_emails update",
  "outbox_emails sent",
  "account_tokens update",
  "users update",
  "sign_ups delete",
  "ledger_movements insert",
  "sessions insert",
];

/** Every write of a new password, for a person who never confirmed. */
const resetPoints: readonly StopPoint[] = [
  "account_requests insert",
  "account_requests delete",
  "account_tokens insert",
  "account_tokens update",
  "users update",
  "sign_ups delete",
  "ledger_movements insert",
  "sessions insert",
];

/** How long a person waits for a message before asking again. */
const patienceMs = 3_000;

test("when the server is killed at any write of sign-up or confirmation, the person gets in, with one bonus", async () => {
  const people = signUpPoints.map(() => inventPerson("sign up"));
  await Promise.all(people.map(({ email }, index) => stops.add(email, pointAt(signUpPoints, index))));
  expect(await killUntilAllAreIn(people)).toEqual(signUpPoints.toSorted());
  await expectOneBonusEach(people);
}, 240_000);

test("when the server is killed at any write of a new password, the person gets in with the new one", async () => {
  const people = resetPoints.map(() => inventPerson("reset"));
  await signUpAll(people);
  for (const [index, { email }] of people.entries()) await stops.add(email, pointAt(resetPoints, index));
  expect(await killUntilAllAreIn(people)).toEqual(resetPoints.toSorted());
  await expectOneBonusEach(people);
}, 240_000);

test("when the server is killed at random moments, every person still gets in", async () => {
  const people = Array.from({ length: 6 }, (_, index) => inventPerson(index % 2 === 0 ? "sign up" : "reset"));
  await signUpAll(people.filter(({ wish }) => wish === "reset"));
  for (let kills = 0; kills < 4; kills += 1) {
    await withServer(people, () => sleep(randomInt(20, 1_500)));
  }
  expect(await killUntilAllAreIn(people)).toEqual([]);
  await expectOneBonusEach(people);
}, 240_000);

type Person = {
  wish: "sign up" | "reset";
  email: string;
  password: string;
  /** The key that the browser keeps from the sign-up. */
  browserKey: string;
  /** Links that were opened and refused. */
  spent: Set<string>;
  signedIn: boolean;
};

function inventPerson(wish: Person["wish"]): Person {
  const email = `${randomUUID()}@correio.example`;
  const browserKey = randomBytes(32).toString("base64url");
  return { wish, email, password: "Abacaxi-2026!", browserKey, spent: new Set(), signedIn: false };
}

/** People who signed up with a password they forgot, and never confirmed. */
async function signUpAll(people: readonly Person[]): Promise<void> {
  const server = await startServer();
  for (const { email } of people)
    await ask(server, "/register", { name: "Ana", email, password: "Esquecida-9-vez!" });
  const addresses = people.map(({ email }) => email);
  await expect
    .poll(() => database.db.$count(users, inArray(users.email, addresses)), { timeout: 20_000 })
    .toBe(people.length);
  await server.kill();
}

/**
 * Starts the server again and again; people continue until it is killed at one of their stop points, or all are in.
 * @returns the stop points at which it was killed, in alphabetical order
 */
async function killUntilAllAreIn(people: readonly Person[]): Promise<StopPoint[]> {
  const killedAt: StopPoint[] = [];
  while (people.some(({ signedIn }) => !signedIn)) {
    await withServer(people, waitForStops);
    // Read after the server is dead: Postgres notices its death only when a stop is released, and work that reached a
    // stop at the last moment may never reach it again.
    const reached = await stops.listReached();
    await stops.release(reached.map(({ email }) => email));
    killedAt.push(...reached.map(({ at }) => at));
  }
  return killedAt.toSorted();
}

/** @param untilKilled resolves when the server is to be killed, unless all people are in before */
async function withServer(
  people: readonly Person[],
  untilKilled: (isOver: () => boolean) => Promise<unknown>,
): Promise<void> {
  const server = await startServer();
  let over = false;
  const isOver = () => over;
  const walks = Promise.all(
    people.map(async (person) => {
      try {
        while (!person.signedIn && !isOver()) await walkOn(server, person, isOver);
      } catch (error) {
        // A call may fail because the server was killed: that is what this test is about.
        if (!isOver()) throw error;
      }
    }),
  ).finally(() => {
    over = true;
  });
  try {
    await Promise.race([untilKilled(isOver), walks]);
  } finally {
    over = true;
    await server.kill();
    await walks;
  }
}

/** Waits until some people's work reached their stops, and no further one does: each start of a server is dear. */
async function waitForStops(isOver: () => boolean): Promise<void> {
  let reached = 0;
  let lastAt = performance.now();
  while (!isOver() && (reached === 0 || performance.now() - lastAt < quietMs)) {
    await sleep(50);
    const { length } = await stops.listReached();
    if (length === reached) continue;
    reached = length;
    lastAt = performance.now();
  }
}

/** So long after the last stop that was reached. */
const quietMs = 700;

/** The next step of a person who wants to get in and does not know that the server was killed. */
async function walkOn(server: ServerProcess, person: Person, isOver: () => boolean): Promise<void> {
  const link = await findLink(person);
  if (link === undefined) {
    const { email, password, browserKey } = person;
    if (person.wish === "reset") await ask(server, "/forgot-password", { email });
    else await ask(server, "/register", { name: "Ana", email, password, browser_key: browserKey });
    const patience = Date.now() + patienceMs;
    while (!isOver() && Date.now() < patience && (await findLink(person)) === undefined) await sleep(100);
    return;
  }
  const { email, password, browserKey } = person;
  const opened =
    person.wish === "reset"
      ? await ask(server, "/reset-password", { token: link, password })
      : await ask(server, "/confirm-account", { token: link, browser_key: browserKey });
  // Also when the link is refused as used: only the answer may have been lost.
  if ((await ask(server, "/login", { email, password })) === 200) person.signedIn = true;
  else if (opened !== 200) person.spent.add(link);
}

/**
 * Each call comes from an IP address of its own, because this test is not about rate limits.
 * @returns the HTTP status @throws {Error} when the server does not answer
 */
async function ask(server: ServerProcess, path: string, body: object): Promise<number> {
  const response = await fetch(`${server.baseUrl}/api${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `203.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  if (response.status >= 500) throw new Error(`${path} answered ${response.status}`);
  return response.status;
}

/** The newest link in the person's mailbox that was not refused. */
async function findLink({ wish, email, spent }: Person): Promise<string | undefined> {
  const messages = z
    .array(z.object({ to: z.string(), text: z.string() }))
    .parse(await (await fetch(`${mailbox.origin}/messages`)).json());
  const pattern = wish === "reset" ? /reset-password\?token=([\w-]+)/ : /confirm-account\?token=([\w-]+)/;
  return messages
    .filter(({ to }) => to === email)
    .map(({ text }) => pattern.exec(text)?.[1])
    .find((token) => token !== undefined && !spent.has(token));
}

async function expectOneBonusEach(people: readonly Person[]): Promise<void> {
  for (const { email } of people) {
    const [user] = await database.db.select().from(users).where(eq(users.email, email));
    expect(user?.confirmedAt).toBeInstanceOf(Date);
    const bonuses = and(
      eq(ledgerMovements.userId, user?.id ?? ""),
      eq(ledgerMovements.reason, "email_confirmation"),
    );
    expect(await database.db.$count(ledgerMovements, bonuses)).toBe(1);
  }
  expect(await verifyLedger(database.db)).toEqual([]);
}

function startServer(): Promise<ServerProcess> {
  return startServerProcess({ databaseUrl: database.url, smtpUrl: mailbox.smtpUrl });
}

function pointAt(points: readonly StopPoint[], index: number): StopPoint {
  const point = points[index];
  if (point === undefined) throw new Error(`no point ${index}`);
  return point;
}
