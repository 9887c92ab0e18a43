import type { FastifyInstance } from "fastify";
import { AppError } from "../errors.ts";

/** When a caller who was sent away may ask again. */
const retryAfterS = 3;

/**
 * Bounds how many requests of `app` are under way at once, from their headers to the end of their answer. One
 * more is refused (overloaded) before its body is read, its caller is known, or anything is held or hashed.
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
