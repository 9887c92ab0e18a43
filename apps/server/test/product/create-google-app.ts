import type { GoogleStandIn } from "@vagou/standins/google/google";
import type { FastifyInstance } from "fastify";
import { createIdentityProvider } from "../../src/identity/create-identity-provider.ts";
import { googleRedirectUri } from "../../src/identity/redirect-uri.ts";
import { buildApp } from "../../src/app.ts";
import { readConfig } from "../../src/config/read-config.ts";
import type { GoogleSettings } from "../../src/config/config.ts";
import type { Database } from "../../src/db/client.ts";
import { createLogger } from "../../src/http/requests/log-safely.ts";
import { createTestDeps, type TestDeps } from "./create-test-deps.ts";

export const testAppUrl = "http://vagou.example";

export type GoogleApp = {
  app: FastifyInstance;
  deps: TestDeps;
  /** The lines that the server logged. */
  log: string[];
};

/** The API with the stand-in issuer for Google. */
export async function createGoogleApp(
  database: Database,
  google: Pick<GoogleStandIn, "client">,
  { appUrl = testAppUrl, ...changes }: Partial<GoogleSettings> & { appUrl?: string } = {},
): Promise<GoogleApp> {
  const log: string[] = [];
  const config = readConfig({ APP_BASE_URL: appUrl });
  const deps = createTestDeps(database, {
    config,
    logger: createLogger("trace", { write: (line) => void log.push(line) }),
    identityProvider: createIdentityProvider(
      { ...google.client, ...changes },
      { redirectUri: googleRedirectUri(config), deadlineMs: 1_000 },
    ),
  });
  return { app: await buildApp(deps), deps, log };
}
