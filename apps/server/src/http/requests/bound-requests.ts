import type { FastifyInstance } from "fastify";
import { AppError } from "../../errors.ts";

/** After how many seconds a refused caller may ask again. */
const retryAfterS = 3;

/**
 * Limits how many requests of `app` run at once, from their headers to the end of their answer. One more is refused
 * (overloaded) before its body is read, its caller is authenticated, fichas are held or a password is hashed.
 */
export function boundRequests(app: FastifyInstance, { requestsMax }: { requestsMax: number }): void {
  let underWay = 0;
  app.addHook("onRequest", async (_request, reply) => {
    if (underWay >= requestsMax) throw new AppError("overloaded", { retryAfterS });
    underWay += 1;
    reply.raw.once("close", () => {
      underWay -= 1;
    });
  });
}
