import type { Tx } from "../db/client.ts";
import { lockAccount } from "./account.ts";
import { recordMovements } from "./record-movements.ts";

export type Clawback = {
  userId: string;
  /** Above zero, and at most what is there. */
  amountCredits: number;
  /** Where from; fichas held for a running search are not touched. */
  pocket?: "bonus" | "bought";
  reason: string;
  idempotencyKey: string;
  at: Date;
};

/**
 * Takes fichas back that were granted: money went back, or an operator corrects.
 * @returns false when this very clawback happened before
 * @throws {Error} when there are fewer: the caller looks first, under the same lock
 */
export async function clawBackCredits(tx: Tx, clawback: Clawback): Promise<boolean> {
  const { pocket = "bought", amountCredits } = clawback;
  const account = await lockAccount(tx, clawback.userId);
  return recordMovements(account, [
    {
      kind: "clawback",
      reason: clawback.reason,
      idempotencyKey: clawback.idempotencyKey,
      changes: { [pocket]: -amountCredits, issued: amountCredits },
      at: clawback.at,
    },
  ]);
}
