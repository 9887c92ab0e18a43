import type { FastifyInstance } from "fastify";
import { AppError } from "../../errors.ts";
import { securityHeaders } from "../answers/security-headers.ts";

/** The rules for every request: for pages, for the API, and for addresses that do not exist. */
export function registerRequestRules(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(securityHeaders);
    // RFC 9112, 3.2. Node would refuse it with an empty answer.
    if (request.raw.httpVersion === "1.1" && request.headers.host === undefined)
      throw new AppError("invalid_input");
  });
  // An unknown expectation may be ignored (RFC 9110, 10.1.1); Node would refuse it with an empty answer.
  app.server.on("checkExpectation", (request, response) => app.routing(request, response));
}
