import { startMailbox, type Mailbox } from "@vagou/standins/mailbox/mailbox";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createPerson } from "../../test/people/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps } from "../../test/product/create-test-deps.ts";
import { passwords } from "../../test/people/passwords.ts";
import { startServerProcess, type ServerProcess } from "../../test/product/start-server-process.ts";
import { users } from "../db/schema/accounts.ts";

const password = "Uma-Senha-9!";
const old = "the old secret of thirty-two characters or more";
const fresh = "the new secret of thirty-two characters or more";

/** The steps of docs/operations.md, each a rolling restart of all processes. */
const steps = [`${old},${fresh}`, `${fresh},${old}`, fresh];

let database: TestDatabase;
let mailbox: Mailbox;
let email: string;
const running = new Map<string, ServerProcess>();

beforeAll(async () => {
  database = await createTestDatabase();
  mailbox = await startMailbox({ httpPort: 0, smtpPort: 0 });
  const deps = createTestDeps(database);
  const person = await createPerson(deps);
  email = person.email;
  const passwordHash = await passwords.hash(password);
  await database.db.update(users).set({ passwordHash }).where(eq(users.id, person.userId));
}, 60_000);
afterAll(async () => {
  await Promise.all([...running.values()].map((server) => server.kill()));
  await mailbox.close();
  await database.close();
});

/** Starts the process of this name, or replaces the one that runs under it. */
async function restart(name: string, secrets: string): Promise<void> {
  const exitCode = await running.get(name)?.terminate();
  // Undefined for the first process of this name.
  expect([undefined, 0]).toContain(exitCode);
  running.delete(name);
  const server = await startServerProcess({
    databaseUrl: database.url,
    smtpUrl: mailbox.smtpUrl,
    environment: { SESSION_SECRET: secrets },
  });
  running.set(name, server);
}

/** @returns the token of a new session, of a person who logs in at this process */
async function logIn({ baseUrl }: ServerProcess): Promise<string> {
  const response = await fetch(`${baseUrl}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  return z.object({ token: z.string() }).parse(await response.json()).token;
}

async function isLoggedIn({ baseUrl }: ServerProcess, token: string): Promise<boolean> {
  const response = await fetch(`${baseUrl}/api/tokens`, { headers: { authorization: `Bearer ${token}` } });
  return response.status === 200;
}

type Session = { token: string; at: string };

/** @returns the sessions that a process does not believe, each with that process */
async function listLoggedOut(sessions: readonly Session[]): Promise<string[]> {
  const refused = [];
  for (const { token, at } of sessions)
    for (const [name, server] of running)
      if (!(await isLoggedIn(server, token))) refused.push(`of ${at}, at ${name}`);
  return refused;
}

test("SESSION_SECRET is replaced in three steps over two processes, and no person is logged out meanwhile", async () => {
  const names = ["one", "two"];
  for (const name of names) await restart(name, old);
  let sessions: Session[] = [];
  /** At every moment people log in at each process, and all sessions are used at each of them. */
  const live = async (moment: string) => {
    for (const [name, server] of running)
      sessions.push({ token: await logIn(server), at: `${name} ${moment}` });
    expect(await listLoggedOut(sessions)).toEqual([]);
  };
  await live("at first");
  let signedByOld: Session[] = [];
  for (const [index, secrets] of steps.entries()) {
    if (secrets === fresh) {
      // A day after step 2, the sessions from before its end have expired.
      signedByOld = sessions;
      sessions = [];
      await live("a day after step 2");
    }
    for (const name of names) {
      await restart(name, secrets);
      await live(`in step ${index + 1}, after ${name}`);
    }
  }
  // The old secret opens no session any more.
  const believed = await Promise.all(
    [...running.values()].map((server) => isLoggedIn(server, signedByOld[0]?.token ?? "")),
  );
  expect(believed).toEqual([false, false]);
}, 240_000);
