import type { PaymentRow } from "../facts/repository.ts";

/** The idempotency key of the fichas that a payment bought. */
export function purchaseKeyOf({
  checkoutSession,
  paymentIntent,
}: Pick<PaymentRow, "checkoutSession" | "paymentIntent">): string {
  return `purchase:${checkoutSession ?? paymentIntent}`;
}
