import type { ErrorCode } from "@vagou/contract/api/error-codes";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { isDatabaseUnavailable } from "../db/connections/database-unavailable.ts";
import { AppError, statusOf } from "../errors.ts";
import { errorBody } from "./answers/error-body.ts";
import { CallerGone } from "./register-endpoint.ts";
import { securityEvents } from "./answers/security-events.ts";

/** Answers every error that a handler throws in the API's shape of errors. */
export function registerErrorReply(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    // The caller has disconnected and does not read the answer.
    if (error instanceof CallerGone) return reply.status(499).send();
    const refusal = error instanceof AppError ? error : refusalOf(error);
    const status = statusOf[refusal.code];
    // A rush brings thousands of them, and where in our code each was refused tells the operator nothing.
    if (refusal.code === "overloaded") request.log.warn({ code: refusal.code }, "refused");
    else if (status >= 500) request.log.error({ err: error }, "a request failed");
    else logRefusal(request.log, refusal);
    if (refusal.retryAfterS !== undefined) reply.header("retry-after", refusal.retryAfterS);
    return reply.status(status).header("cache-control", "no-store").send(errorBody(refusal, request.id));
  });
  app.setNotFoundHandler((request, reply) =>
    reply
      .status(statusOf.not_found)
      .header("cache-control", "no-store")
      .send(errorBody(new AppError("not_found"), request.id)),
  );
}

/** A line for those that have a cause, or are an event of security. */
function logRefusal(log: FastifyBaseLogger, { code, cause }: AppError): void {
  const event = securityEvents[code];
  if (cause === undefined && event === undefined) return;
  log.info(
    { code, ...(event !== undefined && { event }), ...(cause !== undefined && { err: cause }) },
    "refused",
  );
}

/** After how many seconds the database may be available again: it restarts and fails over in seconds. */
const databaseRetryAfterS = 5;

function refusalOf(error: unknown): AppError {
  return isDatabaseUnavailable(error)
    ? new AppError("unavailable", { retryAfterS: databaseRetryAfterS, cause: error })
    : new AppError(codeOfTransportError(error), { cause: error });
}

/** The code of an error that Fastify throws before a handler runs. */
function codeOfTransportError(error: unknown): ErrorCode {
  const status =
    error instanceof Error && "statusCode" in error && typeof error.statusCode === "number"
      ? error.statusCode
      : 500;
  if (status === 413) return "payload_too_large";
  if (status === 415) return "unsupported_media_type";
  if (status === 404) return "not_found";
  return status >= 400 && status < 500 ? "invalid_input" : "internal";
}
