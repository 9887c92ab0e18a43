import type { Deps } from "../../deps.ts";
import { OperatorError } from "../../operator-error.ts";
import { lockAccount, transactionOf, type LockedAccount } from "../ledger/account.ts";
import { adjustmentPrefix, type AccountState, type Changes } from "../ledger/movement.ts";
import { checkAdjustmentReason } from "./adjustment-reason.ts";
import { findOwnerOfMovement } from "../ledger/find-owner-of-movement.ts";
import { recordMovements } from "../ledger/record-movements.ts";
import { findSameAdjustment } from "./find-same-adjustment.ts";

/** The same adjustment again within this time is probably a mistake and is refused. */
const repeatWindowMs = 60_000;

export type Adjustment = {
  userId: string;
  /** Not zero. Above zero: given as bonus fichas; below: taken, bonus fichas first. */
  amountCredits: number;
  /** In the operator's words: see `checkAdjustmentReason`. */
  reason: string;
  /** Two adjustments with the same key are done once. */
  idempotencyKey: string;
  /** Do it even if the same adjustment was done less than a minute ago. */
  again: boolean;
};

/**
 * Gives or takes fichas for an operator.
 * @returns the account afterwards
 * @throws {OperatorError} when there are too few fichas, the reason is refused, or the same was done within a minute
 */
export async function adjustCredits(
  { db, clock }: Pick<Deps, "db" | "clock">,
  adjustment: Adjustment,
): Promise<AccountState> {
  const { userId, amountCredits, idempotencyKey, again } = adjustment;
  const at = clock.now();
  const reason = `${adjustmentPrefix}${checkAdjustmentReason(adjustment.reason)}` as const;
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    if ((await findOwnerOfMovement(tx, idempotencyKey)) !== undefined) return account;
    if (!again) await refuseRepetition(account, { amountCredits, reason, at });
    const kind = amountCredits > 0 ? "grant" : "clawback";
    const changes: Changes =
      amountCredits > 0
        ? { bonus: amountCredits, issued: -amountCredits }
        : takeFrom(account, -amountCredits);
    const changed = await recordMovements(account, [{ kind, reason, idempotencyKey, changes, at }]);
    // Without a change, the adjustment was done before.
    return changed ?? account;
  });
}

/** Takes no fichas that are held for a running search. */
function takeFrom({ bonus, bought, heldBonus, heldBought }: AccountState, amountCredits: number): Changes {
  if (bonus + bought < amountCredits) {
    const held = heldBonus + heldBought;
    throw new OperatorError(
      `There are only ${bonus + bought} fichas to take${held > 0 ? ` (${held} more are held for a running search)` : ""}.`,
    );
  }
  const ofBonus = Math.min(bonus, amountCredits);
  return { bonus: -ofBonus, bought: ofBonus - amountCredits, issued: amountCredits };
}

/** Of two equal adjustments at once the second one sees the first, because the account is locked. */
async function refuseRepetition(
  account: LockedAccount,
  { at, ...adjustment }: Pick<Adjustment, "amountCredits" | "reason"> & { at: Date },
): Promise<void> {
  const since = new Date(at.getTime() - repeatWindowMs);
  const doneAt = await findSameAdjustment(transactionOf(account), {
    userId: account.userId,
    ...adjustment,
    since,
  });
  if (doneAt === undefined) return;
  const agoS = Math.max(0, Math.round((at.getTime() - doneAt.getTime()) / 1000));
  throw new OperatorError(`The very same was done ${agoS} s ago; add --again if it is meant twice.`);
}
