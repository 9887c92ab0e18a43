import { paidPlans, type PaidPlan } from "@vagou/contract/fichas/plans";
import type { PlanTerm } from "./plan-term.ts";

/**
 * The plan of a person at one moment. `until`: null when it has no end. `besides`: a subscription that goes on being
 * charged although this plan counts.
 */
export type CurrentPlan =
  | { plan: "free" }
  | { plan: PaidPlan; until: Date | null; renews: boolean; paymentFailed: boolean; besides: Besides | null };

type Besides = { plan: PaidPlan; renewsAt: Date };

/**
 * The best plan that a person has at a moment: the one that an operator set, which has no end, or a paid one.
 * @param terms the person's terms that have not ended, in any order
 */
export function judgePlan(
  setPlan: PaidPlan | "free",
  terms: readonly (PlanTerm & { plan: PaidPlan })[],
  at: Date,
): CurrentPlan {
  for (const plan of paidPlans.toReversed()) {
    if (setPlan === plan)
      return { plan, until: null, renews: false, paymentFailed: false, besides: findBesides(terms, at) };
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
    };
  }
  return { plan: "free" };
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
