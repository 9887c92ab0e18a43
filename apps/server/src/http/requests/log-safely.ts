import { pino, type DestinationStream, type Logger, type LoggerOptions } from "pino";
import type { Config } from "../../config/config.ts";
import { isDatabaseUnavailable } from "../../db/connections/database-unavailable.ts";
import { currentRequestId } from "./request-id.ts";

/**
 * The log of the process, in JSON lines. It holds no query strings (links hold secrets), no ids of shared lists, no
 * headers, no bodies, and no values from failed database queries. Lines of one request have its id.
 */
export function createLogger(level: Config["logLevel"], destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    mixin: (_line, _level, logger) => {
      const reqId = currentRequestId();
      // Fastify's own loggers of requests have it.
      return reqId === undefined || "reqId" in logger.bindings() ? {} : { reqId };
    },
    serializers: {
      req: (request: { method?: string; url?: string }) => ({
        method: request.method,
        path: request.url === undefined ? undefined : pathOf(request.url),
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: describeError,
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** The path without what gives access: who has the id of a shared list may read the list. */
function pathOf(url: string): string | undefined {
  return url.split("?")[0]?.replace(/\/(shared-lists|lista)\/.*/s, "/$1/…");
}

type DescribedError = {
  name: string;
  message: string;
  code?: string;
  constraint?: string;
  stack?: string;
  cause?: DescribedError;
};

/**
 * Describes an error for the log, with its causes. Where the database does not answer, or its disk is full, every call
 * fails, and where in our code each of them did tells nothing: without the stacks a line is a tenth as long.
 */
function describeError(error: unknown): DescribedError {
  return describeWith(error, { stacks: !isDatabaseUnavailable(error) });
}

function describeWith(error: unknown, { stacks }: { stacks: boolean }): DescribedError {
  if (!(error instanceof Error)) return { name: typeof error, message: "not an error object" };
  const described: DescribedError = { name: error.name, message: messageWithoutValues(error) };
  if ("code" in error && typeof error.code === "string") described.code = error.code;
  if ("constraint" in error && typeof error.constraint === "string") described.constraint = error.constraint;
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  if (stacks && frames !== undefined) described.stack = frames.slice(0, 12).join("\n");
  if (error.cause !== undefined) described.cause = describeWith(error.cause, { stacks });
  return described;
}

/**
 * The message of a failed query lists the values that were sent (addresses, hashes), so it is replaced by a fixed one.
 * Postgres quotes a value that it refuses (class 22, "data exception"): what is quoted is left out.
 */
function messageWithoutValues(error: Error): string {
  if (error.message.startsWith("Failed query:")) return "a database query failed";
  const isDataException = "code" in error && typeof error.code === "string" && /^22\w{3}$/.test(error.code);
  const [before = "", ...quoted] = error.message.split('"');
  return isDataException && quoted.length > 0 ? `${before}"…"` : error.message;
}
