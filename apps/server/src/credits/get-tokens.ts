import type { Tokens } from "@vagou/contract/answers";
import type { Actor, Deps } from "../deps.ts";
import { getBalance } from "./account.ts";
import { isDailyBonusAvailable } from "./grant-daily-bonus.ts";

/** What a person has to spend, and whether today's bonus still waits for them. */
export async function getTokens({ db, clock, config }: Deps, { userId }: Actor): Promise<Tokens> {
  return {
    total: await getBalance(db, userId),
    dailyRefreshAvailable:
      config.bonusCredits.daily > 0 && (await isDailyBonusAvailable(db, userId, clock.now())),
  };
}
