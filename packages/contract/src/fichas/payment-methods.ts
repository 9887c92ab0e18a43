/** Ways to pay that a payment link may offer. */
export const paymentMethods = ["card", "boleto", "pix"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
