import { describeApi, type OpenApi } from "@vagou/contract/openapi";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import { sendJson } from "./encoding/send-json.ts";

/** `GET /openapi.json`: the API in the words of OpenAPI 3.1, computed when it is first asked for. */
export function serveApiDescription(api: FastifyInstance, { apiBaseUrl }: Pick<Config, "apiBaseUrl">): void {
  let description: OpenApi | undefined;
  api.get("/openapi.json", async (request, reply) => {
    description ??= describeApi(apiBaseUrl ?? api.prefix);
    reply.header("cache-control", "public, max-age=3600");
    return sendJson(reply, description, {
      accepted: request.headers["accept-encoding"],
      isWanted: () => !reply.raw.destroyed,
      holdsSecret: false,
    });
  });
}
