import { operatorActsMs, operatorLooksMs } from "@vagou/contract/limits";
import type { Actor, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { hasSecondFactor } from "../second-factors/kept/repository.ts";
import { authenticate } from "../sessions/authenticate.ts";
import { findSession } from "../sessions/repository.ts";
import { isOperator } from "./repository.ts";

/**
 * Lets through an operator whose second factor was given in this session a short time ago.
 * @param need looking lasts longer after a second factor than acting
 * @throws {AppError} not_found for every other caller, signed in or not; for an operator, operator_factor_missing
 *   without any second factor, and second_factor_needed when this session gave none, or too long ago
 */
export async function authenticateOperator(
  deps: Pick<Deps, "db" | "clock" | "sessionKeys">,
  { authorization, need }: { authorization: string | undefined; need: "operator-looks" | "operator-acts" },
): Promise<Actor> {
  const actor = await recogniseOperator(deps, { authorization });
  if (actor === null) throw new AppError("not_found");
  if (!(await hasSecondFactor(deps.db, actor.userId))) throw new AppError("operator_factor_missing");
  const givenAt = (await findSession(deps.db, actor.sessionId))?.secondFactorAt ?? null;
  const lastsMs = need === "operator-acts" ? operatorActsMs : operatorLooksMs;
  if (givenAt === null || deps.clock.now().getTime() - givenAt.getTime() > lastsMs)
    throw new AppError("second_factor_needed");
  return actor;
}

/**
 * Does the same work for every caller, so that the time of an answer does not say which calls exist.
 * @returns null without a session, and without the role
 */
export async function recogniseOperator(
  deps: Pick<Deps, "db" | "clock" | "sessionKeys">,
  { authorization }: { authorization: string | undefined },
): Promise<Actor | null> {
  const actor = await authenticate(deps, { authorization }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "unauthenticated") return null;
    throw error;
  });
  return actor !== null && (await isOperator(deps.db, actor.userId)) ? actor : null;
}
