import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { limitAttempts, type Trying } from "./limit-attempts.ts";
import type { LimitedAction } from "./limit-policy.ts";

/**
 * Does `work` as a limited try, which is taken back when its answer is none that the policy counts.
 * A fault of ours counts too: what it would have been cannot be known.
 * @throws {AppError} too_many_requests before any work · whatever `work` throws
 */
export async function tryWithinLimits<Result>(
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
    if (error instanceof AppError && !counts.includes(error.code)) await attempt.takeBack();
    throw error;
  }
  if (!counts.includes("success")) await attempt.succeed();
  return result;
}
