import { sql, type SQL } from "drizzle-orm";
import { dayOf } from "../../calendar.ts";
import type { Tx } from "../../db/client.ts";
import { getPersonKey } from "../ledger/account.ts";
import { grantCredits } from "../ledger/grant-credits.ts";

export type DailyBonus = { userId: string; amountCredits: number; at: Date };

/**
 * Gives the bonus of the calendar day in São Paulo, once per person, also if several requests ask for it.
 * @returns true when it was given by this call
 */
export async function grantDailyBonus(tx: Tx, { userId, amountCredits, at }: DailyBonus): Promise<boolean> {
  if (amountCredits === 0) return false;
  return grantCredits(tx, {
    userId,
    amountCredits,
    pocket: "bonus",
    reason: "daily_bonus",
    idempotencyKey: `daily_bonus:${await getPersonKey(tx, userId)}:${dayOf(at)}`,
    at,
  });
}

/** @returns in SQL, the key under which `grantDailyBonus` gives the bonus of a day */
export function dailyKeyOf(personKey: SQL, day: SQL): SQL {
  return sql`'daily_bonus:' || ${personKey} || ':' || ${day}`;
}
