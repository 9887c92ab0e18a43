import type { Actor, Deps } from "../../deps.ts";
import { grantDailyBonus } from "./grant-daily-bonus.ts";

/** @returns false when this person's bonus of the day was given before */
export async function claimDaily(
  { db, clock, config }: Pick<Deps, "config" | "db" | "clock">,
  { actor }: { actor: Actor },
): Promise<boolean> {
  return db.transaction((tx) =>
    grantDailyBonus(tx, { userId: actor.userId, amountCredits: config.bonusCredits.daily, at: clock.now() }),
  );
}
