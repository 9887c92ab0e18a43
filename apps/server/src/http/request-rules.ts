import type { FastifyInstance } from "fastify";
import { AppError } from "../errors.ts";
import { securityHeaders } from "./security-headers.ts";

/** What holds for every request, for a page or for the API, whether anything is found there or not. */
export function registerRequestRules(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(securityHeaders);
    // RFC 9112, 3.2. Node would refuse it without a word.
    if (request.raw.httpVersion === "1.1" && request.headers.host === undefined)
      throw new AppError("invalid_input");
  });
  // What a caller expects beyond HTTP may be left alone (RFC 9110, 10.1.1); Node would refuse it without a word.
  app.server.on("checkExpectation", (request, response) => app.routing(request, response));
}
