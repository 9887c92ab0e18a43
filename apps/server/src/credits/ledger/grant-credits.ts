import type { Tx } from "../../db/client.ts";
import { lockAccount } from "./account.ts";
import { claimBonus } from "./claim-bonus.ts";
import type { GrantReason } from "./movement.ts";
import { recordMovements } from "./record-movements.ts";

export type Grant = {
  userId: string;
  /** Above zero. */
  amountCredits: number;
  /** Bonus fichas are spent before bought ones. */
  pocket: "bonus" | "bought";
  reason: GrantReason;
  idempotencyKey: string;
  at: Date;
};

/** @returns false when a grant with this key was given before */
export async function grantCredits(tx: Tx, grant: Grant): Promise<boolean> {
  const account = await lockAccount(tx, grant.userId);
  // Fichas that were paid for have a payment of one person; a bonus is once per person, and a person may have accounts.
  if (grant.pocket === "bonus" && !(await claimBonus(tx, grant))) return false;
  const changed = await recordMovements(account, [
    {
      kind: "grant",
      reason: grant.reason,
      idempotencyKey: grant.idempotencyKey,
      changes: { [grant.pocket]: grant.amountCredits, issued: -grant.amountCredits },
      at: grant.at,
    },
  ]);
  return changed !== null;
}
