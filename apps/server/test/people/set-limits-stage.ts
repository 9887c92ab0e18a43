import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { buildApp } from "../../src/app.ts";
import type { Database } from "../../src/db/client.ts";
import { attempts, users } from "../../src/db/schema/accounts.ts";
import type { Deps } from "../../src/deps.ts";
import { limitPolicy } from "../../src/limits/limit-policy.ts";
import { createTestDatabase } from "../database/create-test-database.ts";
import { callApi, type ApiAnswer } from "../product/call-api.ts";
import { createTestDeps, type TestDeps } from "../product/create-test-deps.ts";
import { createPerson } from "./create-person.ts";
import { passwords } from "./passwords.ts";

/** The password of the people of `LimitsStage`. */
export const password = "Abacaxi-2026!";

/**
 * What the tests of one file need to try what is limited: a database, and for each test a new app with the product's
 * limits, a new clock and no counted tries. Called once, at the top of the file.
 */
export function setLimitsStage(): LimitsStage {
  let database: Database;
  let deps: TestDeps;
  let app: FastifyInstance;
  let passwordHash: string;

  const stage: LimitsStage = {
    get database() {
      return database;
    },
    get deps() {
      return deps;
    },
    get app() {
      return app;
    },
    serve: async (others = {}) => {
      deps = createTestDeps(database, { limits: limitPolicy, ...others });
      app = await buildApp(deps);
    },
    setPassword: async (userId) => {
      await database.db.update(users).set({ passwordHash }).where(eq(users.id, userId));
    },
    personWithPassword: async () => {
      const { email, userId } = await createPerson(deps);
      await stage.setPassword(userId);
      return email;
    },
    logIn: (email, tried = "Errada-2026!", ip = "189.4.5.6", at = app) =>
      callApi(at, "POST", "/login", {
        body: { email, password: tried },
        headers: { "x-forwarded-for": ip },
      }),
    fail: async (email, times, ipOf = () => "189.4.5.6") => {
      const statuses: number[] = [];
      for (let index = 0; index < times; index += 1)
        statuses.push((await stage.logIn(email, undefined, ipOf(index))).status);
      return statuses;
    },
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    passwordHash = await passwords.hash(password);
  });
  beforeEach(async () => {
    await stage.serve();
    await database.db.delete(attempts);
  });
  afterAll(() => database.close());
  return stage;
}

export type LimitsStage = {
  readonly database: Database;
  readonly deps: TestDeps;
  readonly app: FastifyInstance;
  /** Another app, as a process of its own on the same database. */
  serve: (others?: Partial<Deps>) => Promise<void>;
  /** Gives a person `password`. */
  setPassword: (userId: string) => Promise<void>;
  /** @returns the address of a new person with `password` */
  personWithPassword: () => Promise<string>;
  /** Tries a wrong password, or another one. */
  logIn: (email: string, tried?: string, ip?: string, at?: FastifyInstance) => Promise<ApiAnswer>;
  /** Sends wrong log-ins one after the other, without waiting. @returns their statuses */
  fail: (email: string, times: number, ipOf?: (index: number) => string) => Promise<number[]>;
};
