import type { Actor, Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { findSession } from "../../sessions/repository.ts";
import { isFresh } from "./has-fresh-second-factor.ts";
import { hasSecondFactor } from "../kept/repository.ts";

/**
 * For what is sensitive: lets a person without a second factor pass, and others when this session showed one in the
 * last `freshSecondFactorMinutes`.
 * @throws {AppError} second_factor_needed
 */
export async function requireSecondFactor(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor }: { actor: Actor },
): Promise<void> {
  if (!(await hasSecondFactor(db, actor.userId))) return;
  const session = await findSession(db, actor.sessionId);
  if (!isFresh(session?.secondFactorAt ?? null, clock.now())) throw new AppError("second_factor_needed");
}
