import { randomUUID } from "node:crypto";
import { adjustCredits } from "../../credits/adjustments/adjust-credits.ts";
import type { AccountState } from "../../credits/ledger/movement.ts";
import type { Deps } from "../../deps.ts";
import type { Entrance } from "../../operators/entrance.ts";
import { keepAct } from "../../operators/keep-act.ts";

/**
 * Gives fichas to a person, or takes them, for an operator.
 * @param amountCredits not zero; below zero they are taken
 * @returns the account afterwards
 * @throws {OperatorError} see `adjustCredits`
 */
export function adjustCreditsOf(
  deps: Pick<Deps, "db" | "clock">,
  { by, ...change }: { by: Entrance; userId: string; amountCredits: number; reason: string; again: boolean },
): Promise<AccountState> {
  const { userId, amountCredits, reason } = change;
  const action = amountCredits > 0 ? "credits_grant" : "credits_take";
  return keepAct(
    deps,
    { by, action, personId: userId, note: `${Math.abs(amountCredits)}: ${reason}` },
    (inside) => adjustCredits(inside, { ...change, idempotencyKey: `adjustment:${randomUUID()}` }),
  );
}
