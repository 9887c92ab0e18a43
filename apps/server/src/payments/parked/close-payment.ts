import type { Deps } from "../../deps.ts";
import { OperatorError } from "../../operator-error.ts";
import { lockPayment, updatePayment } from "../facts/repository.ts";

/**
 * The operator has dealt with a parked payment elsewhere: it is no longer listed or counted. Nothing is granted, and
 * no later event of Stripe opens it again; assigning it still grants it.
 * @param reason for operators who read it later; it names no person
 * @throws {OperatorError} for one that is unknown, granted, not parked, or closed before
 */
export function closePayment(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { paymentIntent, reason }: { paymentIntent: string; reason: string },
): Promise<void> {
  const at = clock.now();
  return db.transaction(async (tx) => {
    // The lock inserts a row for an unknown payment; the rollback removes it.
    const payment = await lockPayment(tx, paymentIntent, at);
    if (payment.grantedCredits > 0 || payment.plan !== null)
      throw new OperatorError(`${paymentIntent} was granted`, { code: "payment_granted" });
    if (payment.closedReason !== null)
      throw new OperatorError(`${paymentIntent} was closed before: ${payment.closedReason}`, {
        code: "payment_closed",
      });
    if (payment.parkedReason === null)
      throw new OperatorError(`${paymentIntent} is not parked, or unknown`, { code: "payment_not_parked" });
    await updatePayment(tx, paymentIntent, { closedAt: at, closedReason: reason, updatedAt: at });
  });
}
