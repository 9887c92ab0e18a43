import type { Tokens } from "@vagou/contract/answers";
import type { Actor, Deps } from "../deps.ts";
import { getBalance } from "./account.ts";
import { isDailyBonusAvailable } from "./grant-daily-bonus.ts";

/** The fichas that a person can spend, and whether they can still get today's bonus. */
export async function getTokens(
  { db, clock, config }: Pick<Deps, "config" | "db" | "clock">,
  { actor: { userId } }: { actor: Actor },
): Promise<Tokens> {
  return {
    total: await getBalance(db, userId),
    dailyRefreshAvailable:
      config.bonusCredits.daily > 0 && (await isDailyBonusAvailable(db, userId, clock.now())),
  };
}
