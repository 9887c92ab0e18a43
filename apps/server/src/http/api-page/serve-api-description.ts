import { createHash } from "node:crypto";
import { describeApi, type OpenApi } from "@vagou/contract/api/openapi";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config/config.ts";
import { apiPageStyle } from "./style.ts";
import { writeApiPage } from "./write-api-page.ts";
import { sendJson } from "../encoding/send-json.ts";

/**
 * `GET /openapi.json`: the API in the words of OpenAPI 3.1. `GET /docs`: the same as a page for people. Both are computed
 * when they are first asked for.
 */
export function serveApiDescription(api: FastifyInstance, { apiBaseUrl }: Pick<Config, "apiBaseUrl">): void {
  let description: OpenApi | undefined;
  const describe = () => (description ??= describeApi(apiBaseUrl ?? api.prefix));
  api.get("/openapi.json", async (request, reply) => {
    reply.header("cache-control", cacheControl);
    return sendJson(reply, describe(), {
      accepted: request.headers["accept-encoding"],
      isWanted: () => !reply.raw.destroyed,
      holdsSecret: false,
    });
  });
  let page: string | undefined;
  api.get("/docs", async (_request, reply) => {
    page ??= writeApiPage(describe());
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", cacheControl)
      .header("content-security-policy", contentSecurityPolicy)
      .header("referrer-policy", "strict-origin")
      .send(page);
  });
}

const cacheControl = "public, max-age=3600";

/** The page loads nothing and runs nothing; only its own style applies. */
const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(apiPageStyle).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(";");
