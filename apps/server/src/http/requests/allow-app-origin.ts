import fastifyCors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config/config.ts";
import { transportHeaders } from "../answers/security-headers.ts";

/**
 * Allows the pages of `appBaseUrl`, and of no other origin, to call an API that has an origin of its own (CORS).
 * Session tokens are in a header, so no cookies are allowed, except for the sign-in with Google, whose cookie binds it
 * to its browser. Browsers store it only if both addresses are of one site (`vagou.com.br`, `api.vagou.com.br`).
 */
export async function allowAppOrigin(
  api: FastifyInstance,
  { appBaseUrl, apiBaseUrl }: Pick<Config, "appBaseUrl" | "apiBaseUrl">,
): Promise<void> {
  const { origin } = new URL(appBaseUrl);
  if (apiBaseUrl === null || new URL(apiBaseUrl).origin === origin) return;
  const transport = transportHeaders(apiBaseUrl);
  api.addHook("onRequest", async (_request, reply) => void reply.headers(transport));
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

/** Chromium's maximum for a cached preflight; Firefox allows a day. */
const preflightS = 7_200;
