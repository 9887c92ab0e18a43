import type { PaymentMethod } from "@vagou/contract/fichas/payment-methods";
import type { PaidPlan } from "@vagou/contract/fichas/plans";

/** The plans that this checkout sells: one by subscription, one that is paid once, so that both can be tried. */
export const planSales: Readonly<
  Record<PaidPlan, { priceCents: number; months: number; renews: boolean; methods: readonly PaymentMethod[] }>
> = {
  pro: { priceCents: 990, months: 1, renews: true, methods: ["card"] },
  premium: { priceCents: 4990, months: 3, renews: false, methods: ["card", "pix"] },
};
