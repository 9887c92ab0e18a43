import { eq } from "drizzle-orm";
import { dayOf } from "../calendar.ts";
import type { Db, Tx } from "../db/client.ts";
import { ledgerMovements } from "../db/schema/credits.ts";
import { getPersonKey } from "./account.ts";
import { grantCredits } from "./grant-credits.ts";

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
    idempotencyKey: await dailyKey(tx, userId, at),
    at,
  });
}

/** @returns true while the bonus of the day has not been given to this person. */
export async function isDailyBonusAvailable(db: Db, userId: string, at: Date): Promise<boolean> {
  const given = await db
    .select({ id: ledgerMovements.id })
    .from(ledgerMovements)
    .where(eq(ledgerMovements.idempotencyKey, await dailyKey(db, userId, at)));
  return given.length === 0;
}

async function dailyKey(db: Db | Tx, userId: string, at: Date): Promise<string> {
  return `daily_bonus:${await getPersonKey(db, userId)}:${dayOf(at)}`;
}
