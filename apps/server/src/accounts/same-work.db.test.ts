import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../test/database/create-test-database.ts";
import { watchStatements, type WatchedDatabase } from "../../test/database/watch-statements.ts";
import { addSecondFactor } from "../../test/people/add-second-factor.ts";
import { createPerson, type TestPerson } from "../../test/people/create-person.ts";
import { passwords } from "../../test/people/passwords.ts";
import { callApi } from "../../test/product/call-api.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { buildApp } from "../app.ts";
import { identities, users } from "../db/schema/accounts.ts";
import { erasePerson } from "../personal-data/erase-person.ts";
import { answerAccountRequests } from "./answer-account-requests.ts";

const password = "Abacaxi-2026!";
let database: TestDatabase;
let watched: WatchedDatabase;
let deps: TestDeps;
let app: FastifyInstance;
/** What was hashed or compared, in the order in which it was. */
const hashed: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  watched = watchStatements(database.url);
  deps = createTestDeps(
    { ...database, db: watched.db },
    {
      passwords: {
        ...passwords,
        hash: (...asked) => {
          hashed.push("made");
          return passwords.hash(...asked);
        },
        verify: (...asked) => {
          hashed.push("compared");
          return passwords.verify(...asked);
        },
      },
    },
  );
  app = await buildApp(deps);
});
afterAll(async () => {
  await app.close();
  await watched.close();
  await database.close();
});

async function personWithPassword(): Promise<TestPerson> {
  const person = await createPerson(deps);
  const passwordHash = await passwords.hash(password);
  await database.db.update(users).set({ passwordHash }).where(eq(users.id, person.userId));
  return person;
}

const addresses: Record<string, () => Promise<string>> = {
  unknown: () => Promise.resolve(`${randomUUID()}@pessoa.example`),
  "of an account": async () => (await personWithPassword()).email,
  "of an account with a second factor": async () => {
    const person = await personWithPassword();
    await addSecondFactor(deps, person);
    return person.email;
  },
  "of an account that Google signs in": async () => {
    const { userId, email } = await createPerson(deps);
    const at = deps.clock.now();
    await database.db.insert(identities).values({ issuer: "g", subject: userId, userId, createdAt: at });
    return email;
  },
  "that waits for its confirmation": async () => {
    const email = `${randomUUID()}@pessoa.example`;
    await callApi(app, "POST", "/register", { body: { name: "Ana", email, password } });
    await answerAccountRequests(deps);
    return email;
  },
  "of a deleted account": async () => {
    const { userId: id, email } = await personWithPassword();
    await database.db.transaction((tx) => erasePerson(tx, { id, email }));
    return email;
  },
};

test.each([
  ["/login", { password: "Jabuticaba-77!" }],
  ["/register", { name: "Ana", password: "Jabuticaba-77!" }],
  ["/forgot-password", {}],
  ["/resend-confirmation", {}],
])("%s does the same work for every address, so that its time tells nothing", async (path, body) => {
  const works: unknown[] = [];
  for (const [kind, make] of Object.entries(addresses)) {
    const email = await make();
    watched.statements.length = 0;
    hashed.length = 0;
    const { status } = await callApi(app, "POST", path, { body: { ...body, email } });
    works.push({ kind, status, statements: [...watched.statements], hashed: [...hashed] });
  }
  const [first] = works;
  expect(works).toEqual(Object.keys(addresses).map((kind) => Object.assign({}, first, { kind })));
});
