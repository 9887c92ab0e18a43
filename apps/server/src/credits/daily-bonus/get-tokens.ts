import type { Tokens } from "@vagou/contract/api/answers";
import type { Actor, Deps } from "../../deps.ts";
import { readTokens } from "./read-tokens.ts";

/** The fichas that a person can spend, and whether they can still get today's bonus. */
export async function getTokens(
  { db, clock, config }: Pick<Deps, "config" | "db" | "clock">,
  { actor: { userId } }: { actor: Actor },
): Promise<Tokens> {
  const { total, isDailyGiven } = await readTokens(db, userId, clock.now());
  return { total, dailyRefreshAvailable: config.bonusCredits.daily > 0 && !isDailyGiven };
}
