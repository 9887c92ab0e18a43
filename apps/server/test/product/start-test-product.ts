import { startGoogle } from "@vagou/standins/google/google";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../../src/app.ts";
import type { Config } from "../../src/config/config.ts";
import { createLogger } from "../../src/http/requests/log-safely.ts";
import { createIdentityProvider } from "../../src/identity/create-identity-provider.ts";
import { createTestDatabase } from "../database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "./create-test-deps.ts";
import { startTestProvider, type TestProvider } from "../portals/start-test-provider.ts";
import { testPayments } from "../fichas/stripe-events.ts";

export type TestProduct = {
  app: FastifyInstance;
  deps: TestDeps;
  portal: TestProvider;
  /** What the product logged, a line each: warnings and errors, or from another level on. */
  log: string[];
  close(): Promise<void>;
};

/** The whole API on a database of its own, with a portal, Google and payments, so that no call lacks a third party. */
export async function startTestProduct({
  logLevel = "warn",
}: { logLevel?: Config["logLevel"] } = {}): Promise<TestProduct> {
  const log: string[] = [];
  const database = await createTestDatabase();
  const redirectUri = "http://vagou.example/auth/google/callback";
  const google = await startGoogle({ port: 0, redirectUri });
  const portal = await startTestProvider();
  const deps = createTestDeps(database, {
    logger: createLogger(logLevel, { write: (line) => void log.push(line) }),
    payments: testPayments,
    identityProvider: createIdentityProvider(google.client, { redirectUri }),
    providers: portal.providers,
    fetcher: portal.fetcher,
  });
  const app = await buildApp(deps);
  return {
    app,
    deps,
    portal,
    log,
    close: async () => {
      await app.close();
      await portal.close();
      await google.close();
      await database.close();
    },
  };
}
