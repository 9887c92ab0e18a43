import type { Deps } from "../deps.ts";
import type { Attempted } from "./limit-attempts.ts";
import { tryWithinLimits } from "./try-within-limits.ts";

/**
 * Does `work`, for which a signed-in person gives their password: wrong ones are limited because a stranger at an open
 * session may guess, right ones because each makes hashes.
 * @throws {AppError} as `tryWithinLimits`
 */
export function tryOwnPassword<Result>(
  deps: Pick<Deps, "db" | "clock" | "pseudonyms" | "limits" | "logger">,
  by: Omit<Attempted, "action">,
  work: () => Promise<Result>,
): Promise<Result> {
  return tryWithinLimits(deps, { action: "currentPassword", ...by }, () =>
    tryWithinLimits(deps, { action: "rightPassword", ...by }, work),
  );
}
