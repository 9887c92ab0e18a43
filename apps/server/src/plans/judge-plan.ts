import { paidPlans, type PaidPlan } from "@vagou/contract/fichas/plans";
import type { PlanTerm } from "./plan-term.ts";

/**
 * The plan of a person at one moment. `until`: null when it has no end. `besides`: a subscription that goes on being
 * charged although this plan counts. `unpaid`: a subscription whose plan is over because its next term was not paid,
 * and that Stripe may still charge.
 */
export type CurrentPlan = { unpaid: Unpaid | null } & (
  | { plan: "free" }
  | { plan: PaidPlan; until: Date | null; renews: boolean; paymentFailed: boolean; besides: Besides | null }
);

type Unpaid = { plan: PaidPlan; paidUntil: Date };
type Besides = { plan: PaidPlan; renewsAt: Date };

/**
 * The best plan that a person has at a moment: the one that an operator set, which has no end, or a paid one.
 * @param terms in any order, all terms of the person that have not ended or may still be charged
 */
export function judgePlan(
  setPlan: PaidPlan | "free",
  terms: readonly (PlanTerm & { plan: PaidPlan })[],
  at: Date,
): CurrentPlan {
  const unpaid = findUnpaid(terms, at);
  for (const plan of paidPlans.toReversed()) {
    if (setPlan === plan)
      return {
        plan,
        until: null,
        renews: false,
        paymentFailed: false,
        besides: findBesides(terms, at),
        unpaid,
      };
    const own = terms.filter((term) => term.plan === plan);
    const active = own.filter(({ startsAt, endsAt }) => startsAt <= at && at < endsAt);
    if (active.length === 0) continue;
    return {
      plan,
      until: endOf(own, active),
      renews: active.some(({ renews }) => renews),
      paymentFailed: active.some(({ paymentFailed }) => paymentFailed),
      besides: findBesides(
        terms.filter((term) => term.plan !== plan),
        at,
      ),
      unpaid,
    };
  }
  return { plan: "free", unpaid };
}

/** @returns the best plan of those whose paid time is over and whose subscription still runs at Stripe */
function findUnpaid(terms: readonly (PlanTerm & { plan: PaidPlan })[], at: Date): Unpaid | null {
  const lapsed = terms.filter(({ renews, endsAt }) => renews && endsAt <= at);
  const [best] = paidPlans.toReversed().flatMap((plan) => lapsed.filter((term) => term.plan === plan));
  return best === undefined ? null : { plan: best.plan, paidUntil: best.paidUntil };
}

function findBesides(terms: readonly (PlanTerm & { plan: PaidPlan })[], at: Date): Besides | null {
  const term = terms.find(({ renews, startsAt, endsAt }) => renews && startsAt <= at && at < endsAt);
  return term === undefined ? null : { plan: term.plan, renewsAt: term.paidUntil };
}

/** @returns until when the plan is paid without a gap */
function endOf(own: readonly PlanTerm[], active: readonly PlanTerm[]): Date {
  let until = new Date(Math.max(...active.map(({ paidUntil }) => paidUntil.getTime())));
  for (const { startsAt, paidUntil } of own.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime()))
    if (startsAt <= until && paidUntil > until) until = paidUntil;
  return until;
}
