import type { Tx } from "../../db/client.ts";
import { lockAccount } from "./account.ts";
import type { GrantReason } from "./movement.ts";
import { recordMovements } from "./record-movements.ts";

export type Clawback = {
  userId: string;
  /** Above zero, and at most what the pocket holds. */
  amountCredits: number;
  /** The pocket to take from; fichas held for a running search are not taken. */
  pocket?: "bonus" | "bought";
  reason: GrantReason;
  idempotencyKey: string;
  at: Date;
};

/**
 * Takes granted fichas back, after a refund or for an operator.
 * @returns false when a clawback with this key was done before
 * @throws {Error} when the pocket holds fewer: the caller checks first, under the same lock
 */
export async function clawBackCredits(tx: Tx, clawback: Clawback): Promise<boolean> {
  const { pocket = "bought", amountCredits } = clawback;
  const account = await lockAccount(tx, clawback.userId);
  const changed = await recordMovements(account, [
    {
      kind: "clawback",
      reason: clawback.reason,
      idempotencyKey: clawback.idempotencyKey,
      changes: { [pocket]: -amountCredits, issued: amountCredits },
      at: clawback.at,
    },
  ]);
  return changed !== null;
}
