import { freshSecondFactorMinutes } from "@vagou/contract/limits";
import type { Actor, Deps } from "../../deps.ts";
import { findSession } from "../../sessions/repository.ts";
import { hasSecondFactor } from "../kept/repository.ts";

/**
 * True when the person has a second factor and this session showed one in the last `freshSecondFactorMinutes`. A
 * password never counts.
 */
export async function hasFreshSecondFactor(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor }: { actor: Actor },
): Promise<boolean> {
  const { secondFactorAt = null } = (await findSession(db, actor.sessionId)) ?? {};
  return isFresh(secondFactorAt, clock.now()) && (await hasSecondFactor(db, actor.userId));
}

/** True when a proof of this instant still counts. */
export function isFresh(provedAt: Date | null, now: Date): boolean {
  return provedAt !== null && now.getTime() < freshUntil(provedAt).getTime();
}

export function freshUntil(provedAt: Date): Date {
  return new Date(provedAt.getTime() + freshSecondFactorMinutes * 60_000);
}
