import type { Deps } from "../../deps.ts";
import type { Entrance } from "../../operators/entrance.ts";
import { keepAct } from "../../operators/keep-act.ts";
import { closePayment } from "../../payments/parked/close-payment.ts";

/**
 * Takes a parked payment that was settled elsewhere off the list.
 * @throws {OperatorError} see `closePayment`
 */
export function closeParked(
  deps: Pick<Deps, "db" | "clock">,
  { by, paymentIntent, reason }: { by: Entrance; paymentIntent: string; reason: string },
): Promise<void> {
  return keepAct(deps, { by, action: "payment_close", subject: paymentIntent, note: reason }, (inside) =>
    closePayment(inside, { paymentIntent, reason }),
  );
}
