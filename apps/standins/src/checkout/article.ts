import { packageTerms, type AnyPackageId } from "@vagou/contract/fichas/packages";
import { paymentMethods, type PaymentMethod } from "@vagou/contract/fichas/payment-methods";
import { paidPlans, type PaidPlan } from "@vagou/contract/fichas/plans";
import { planSales } from "./plan-sales.ts";

/** What a payment link of this checkout is called: a package, or a plan (`plan_pro`). */
export type Item = AnyPackageId | `plan_${PaidPlan}`;

/** One thing on sale. */
export type Article = {
  item: Item;
  title: string;
  priceCents: number;
  methods: readonly PaymentMethod[];
  /** True for a subscription. */
  renews: boolean;
  months: number;
};

export function itemOfPlan(plan: PaidPlan): Item {
  return `plan_${plan}`;
}

export function articleOf(item: Item): Article {
  const plan = paidPlans.find((each) => itemOfPlan(each) === item);
  if (plan !== undefined) {
    const { priceCents, methods, renews, months } = planSales[plan];
    const term = months === 1 ? "1 mês" : `${months} meses`;
    const title = `Plano ${plan === "pro" ? "Pro" : "Premium"}, ${renews ? `a cada ${term}` : `por ${term}`}`;
    return { item, title, priceCents, methods, renews, months };
  }
  const { credits, priceCents } = packageTerms[packageOf(item)];
  return { item, title: `${credits} fichas`, priceCents, methods: paymentMethods, renews: false, months: 0 };
}

function packageOf(item: Item): AnyPackageId {
  if (item === "plan_pro" || item === "plan_premium") throw new Error(`${item} is no package`);
  return item;
}
