import type { Tx } from "../../db/client.ts";
import { bonusClaims } from "../../db/schema/credits.ts";

/**
 * Claims the key of a bonus, for all accounts of a person: the key of a movement is unique for one account only once
 * accounts are on several machines (docs/scale.md). Waits while another transaction claims the same key.
 * @returns false when it was claimed before
 */
export async function claimBonus(
  tx: Tx,
  { idempotencyKey, at }: { idempotencyKey: string; at: Date },
): Promise<boolean> {
  const claimed = await tx
    .insert(bonusClaims)
    .values({ key: idempotencyKey, claimedAt: at })
    .onConflictDoNothing()
    .returning({ key: bonusClaims.key });
  return claimed.length === 1;
}
