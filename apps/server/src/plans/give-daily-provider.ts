import { creditsPerProvider } from "@vagou/contract/fichas/amounts";
import { dayOf } from "../calendar.ts";
import { getPersonKey } from "../credits/ledger/account.ts";
import { grantCredits } from "../credits/ledger/grant-credits.ts";
import type { Tx } from "../db/client.ts";

/**
 * Gives back the fichas of the first portal that answered on a day in São Paulo, for a person whose plan includes it, in
 * the transaction that charged them. Once a day for a person, also if several portals answer at once, and also for a
 * person who had other accounts.
 * @returns true when this call gave them back
 */
export async function giveDailyProvider(
  tx: Tx,
  { userId, at }: { userId: string; at: Date },
): Promise<boolean> {
  return grantCredits(tx, {
    userId,
    amountCredits: creditsPerProvider,
    pocket: "bonus",
    reason: "plan_portal",
    idempotencyKey: `plan_portal:${await getPersonKey(tx, userId)}:${dayOf(at)}`,
    at,
  });
}
