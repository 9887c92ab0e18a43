import fastifyCors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";

/**
 * Lets the pages of `appBaseUrl`, and of no other origin, call an API that has an origin of its own. Sessions
 * travel in a header, so cookies are left out; only the sign-in with Google has one, which ties it to its
 * browser. Browsers keep it as long as both addresses are of one site (`vagou.com.br`, `api.vagou.com.br`).
 */
export async function allowAppOrigin(
  api: FastifyInstance,
  { appBaseUrl, apiBaseUrl }: Pick<Config, "appBaseUrl" | "apiBaseUrl">,
): Promise<void> {
  const { origin } = new URL(appBaseUrl);
  if (apiBaseUrl === null || new URL(apiBaseUrl).origin === origin) return;
  await api.register(fastifyCors, {
    delegator: (request, done) =>
      done(null, {
        origin,
        credentials: request.url.startsWith(`${api.prefix}${signInPath}`),
        methods: ["GET", "POST", "PATCH", "DELETE"],
        allowedHeaders: ["Authorization", "Content-Type", "Idempotency-Key"],
        maxAge: preflightS,
      }),
  });
}

const signInPath = "/auth/google/";

/** As long as Chromium keeps a preflight; Firefox would a day. */
const preflightS = 7_200;
