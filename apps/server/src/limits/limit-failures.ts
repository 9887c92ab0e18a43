import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { limitAttempts, type Trying } from "./limit-attempts.ts";
import type { LimitedAction } from "./limit-policy.ts";

/**
 * Does `work` as a limited try of which only the failures of the policy count. A fault of ours counts
 * too: what it was cannot be known.
 * @throws {AppError} too_many_requests before any work · whatever `work` throws
 */
export async function limitFailures<Result>(
  deps: Pick<Deps, "db" | "clock" | "pseudonyms" | "limits">,
  action: LimitedAction,
  trying: Trying,
  work: () => Promise<Result>,
): Promise<Result> {
  const attempt = await limitAttempts(deps, action, trying);
  const { counts } = deps.limits[action];
  let result: Result;
  try {
    result = await work();
  } catch (error) {
    if (counts !== "every try" && error instanceof AppError && !counts.includes(error.code)) {
      await attempt.takeBack();
    }
    throw error;
  }
  if (counts !== "every try") await attempt.succeed();
  return result;
}
