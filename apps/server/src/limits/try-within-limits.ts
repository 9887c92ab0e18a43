import type { Deps } from "../deps.ts";
import { isDatabaseUnavailable } from "../db/connections/database-unavailable.ts";
import { AppError } from "../errors.ts";
import { limitAttempts, type Attempted } from "./limit-attempts.ts";

/**
 * Does `work` as a limited try, which is taken back when the policy does not count its answer. An internal error
 * counts too, because it is unknown whether the try would have failed. So does a try that cannot be taken back because
 * the database does not answer: what was done is done, its count is forgotten in time, and the log has the cause.
 * @throws {AppError} too_many_requests before any work · every error that `work` throws
 */
export async function tryWithinLimits<Result>(
  deps: Pick<Deps, "db" | "clock" | "pseudonyms" | "limits" | "logger">,
  attempted: Attempted,
  work: () => Promise<Result>,
): Promise<Result> {
  const attempt = await limitAttempts(deps, attempted);
  const { counts } = deps.limits[attempted.action];
  let result: Result;
  try {
    result = await work();
  } catch (error) {
    if (error instanceof AppError && !counts.includes(error.code))
      await ifAvailable(deps, attempt.takeBack(error.code));
    throw error;
  }
  if (!counts.includes("success")) await ifAvailable(deps, attempt.succeed());
  return result;
}

async function ifAvailable({ logger }: Pick<Deps, "logger">, undoing: Promise<void>): Promise<void> {
  try {
    await undoing;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    logger.warn({ err: error }, "a try could not be taken back");
  }
}
