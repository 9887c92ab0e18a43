import { endpoints } from "@vagou/contract/api/endpoints";
import { startPasskeyResponse, type startTotpResponse } from "@vagou/contract/account/second-factors";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { z } from "zod";
import { buildApp } from "../../src/app.ts";
import { readConfig } from "../../src/config/read-config.ts";
import type { Database } from "../../src/db/client.ts";
import { users } from "../../src/db/schema/accounts.ts";
import { callApi, type ApiAnswer } from "../product/call-api.ts";
import { createPerson, type TestPerson } from "../people/create-person.ts";
import { createTestDatabase } from "../database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../product/create-test-deps.ts";
import { passwords } from "../people/passwords.ts";
import { createSoftwarePasskey, type SoftwarePasskey } from "../people/software-passkey.ts";
import { codesOf } from "./answers.ts";

const address = "https://vagou.example";
const password = "Abacaxi-2026!";

/**
 * What the tests of one file need of second factors: a database, and for each test a new app and a new clock. Called
 * once, at the top of the file.
 */
export function setSecondFactorStage(): SecondFactorStage {
  let database: Database;
  let deps: TestDeps;
  let app: FastifyInstance;
  let passwordHash: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    passwordHash = await passwords.hash(password);
  });
  beforeEach(async () => {
    deps = createTestDeps(database, { config: readConfig({ APP_BASE_URL: address }) });
    app = await buildApp(deps);
  });
  afterAll(() => database.close());

  const post: SecondFactorStage["post"] = (path, body, token) =>
    callApi(app, "POST", path, { body, ...(token !== undefined && { token }) });

  const startApp: SecondFactorStage["startApp"] = async ({ token }) => {
    const started = await post("/account/second-factors/totp", undefined, token);
    expect(started.status).toBe(200);
    return endpoints.startTotp.response.parse(started.body);
  };

  const stage: SecondFactorStage = {
    address,
    password,
    get db() {
      return database.db;
    },
    get deps() {
      return deps;
    },
    get app() {
      return app;
    },
    restart: async () => {
      app = await buildApp(deps);
    },
    person: async () => {
      const created = await createPerson(deps);
      await database.db.update(users).set({ passwordHash }).where(eq(users.id, created.userId));
      return created;
    },
    post,
    logIn: ({ email }) => post("/login", { email, password }),
    finish: (handle, proof) => post("/login/second-factor", { handle, ...proof }),
    list: async ({ token }) => {
      const answer = await callApi(app, "GET", "/account/second-factors", { token });
      return endpoints.listSecondFactors.response.parse(answer.body);
    },
    isSignedIn: async (token) => (await callApi(app, "GET", "/tokens", { token })).status === 200,
    startApp,
    appOf: (secret) => {
      const totp = new TOTP({ secret: Secret.fromBase32(secret) });
      const code = (offsetS = 0) =>
        totp.generate({ timestamp: deps.clock.now().getTime() + offsetS * 1_000 });
      const wrong = () => {
        const right = new Set([-30, 0, 30].map(code));
        return ["000000", "111111", "222222", "333333"].find((one) => !right.has(one)) ?? "";
      };
      return { code, wrong };
    },
    addApp: async (who, name = "Celular") => {
      const { handle, secret } = await startApp(who);
      const phone = stage.appOf(secret);
      const proof = { handle, name, code: phone.code() };
      const answer = await post("/account/second-factors/totp/finish", proof, who.token);
      expect(answer.status).toBe(200);
      // The code is used up: the next step has another one.
      deps.clock.advance(30_000);
      const { factor } = endpoints.finishTotp.response.parse(answer.body);
      return { phone, codes: codesOf(answer), id: factor.id };
    },
    startPasskey: async ({ token }) =>
      startPasskeyResponse.parse((await post("/account/second-factors/passkey", undefined, token)).body),
    addPasskey: async (who) => {
      const { handle, options } = await stage.startPasskey(who);
      const device = createSoftwarePasskey(address);
      const proof = { handle, name: "Chave", passkey: device.create(options) };
      const answer = await post("/account/second-factors/passkey/finish", proof, who.token);
      expect(answer.status).toBe(200);
      return { device, codes: codesOf(answer) };
    },
  };
  return stage;
}

export type SecondFactorStage = {
  /** The product's own, which passkeys are bound to. */
  readonly address: string;
  /** Of every person of this stage. */
  readonly password: string;
  readonly db: Database["db"];
  readonly deps: TestDeps;
  readonly app: FastifyInstance;
  /** Builds the app again, after a test has replaced one of its parts. */
  restart(this: void): Promise<void>;
  /** A signed-in person with a password. */
  person(this: void): Promise<TestPerson>;
  post(this: void, path: string, body?: unknown, token?: string): Promise<ApiAnswer>;
  /** Sends address and password. */
  logIn(this: void, who: TestPerson): Promise<ApiAnswer>;
  /** Sends the second step of a log-in. */
  finish(this: void, handle: string, proof: object): Promise<ApiAnswer>;
  list(this: void, who: TestPerson): Promise<z.infer<typeof endpoints.listSecondFactors.response>>;
  isSignedIn(this: void, token: string): Promise<boolean>;
  /** Begins to add an app. */
  startApp(this: void, who: TestPerson): Promise<z.infer<typeof startTotpResponse>>;
  /** An app that knows a secret, and the time. */
  appOf(this: void, secret: string): Phone;
  /** Adds an app to an account. */
  addApp(
    this: void,
    who: TestPerson,
    name?: string,
  ): Promise<{ phone: Phone; codes: readonly string[]; id: string }>;
  /** Begins to add a passkey. */
  startPasskey(this: void, who: TestPerson): Promise<z.infer<typeof startPasskeyResponse>>;
  /** Adds a passkey to an account. */
  addPasskey(this: void, who: TestPerson): Promise<{ device: SoftwarePasskey; codes: readonly string[] }>;
};

type Phone = { code(this: void, offsetS?: number): string; wrong(this: void): string };
