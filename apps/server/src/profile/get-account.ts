import type { ResponseOf } from "@vagou/contract/api/endpoints";
import type { Actor, Deps } from "../deps.ts";
import { currentPlan } from "../plans/current-plan.ts";
import type { CurrentPlan } from "../plans/judge-plan.ts";
import { isReferralOpen } from "../referrals/is-referral-open.ts";
import { knownSince } from "../referrals/known-since.ts";
import { hasReferral } from "../referrals/repository.ts";
import { describeUser } from "../people/describe-user.ts";
import { getUser, listIdentities } from "../people/repository.ts";

/** @returns what the profile page shows about a person, and whether they may still name a referrer */
export async function getAccount(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor: { userId } }: { actor: Actor },
): Promise<ResponseOf<"getAccount">> {
  const user = await getUser(db, userId);
  const plan = await currentPlan(db, user, clock.now());
  const { until, renews, paymentFailed } = termOf(plan);
  return {
    user: await describeUser({ db, clock }, { user }),
    plan_until: until?.toISOString() ?? null,
    plan_renews: renews,
    plan_payment_failed: paymentFailed,
    other_plan:
      plan.plan === "free" || plan.besides === null
        ? null
        : { plan: plan.besides.plan, renews_at: plan.besides.renewsAt.toISOString() },
    unpaid_plan: plan.unpaid?.plan ?? null,
    created_at: user.createdAt.toISOString(),
    has_password: user.passwordHash !== null,
    google_linked: (await listIdentities(db, userId)).length > 0,
    referral_open:
      isReferralOpen(await knownSince(db, user), clock.now()) && !(await hasReferral(db, userId)),
  };
}

/** @returns the term of the plan, or of one that is over and may still be charged */
function termOf(plan: CurrentPlan): { until: Date | null; renews: boolean; paymentFailed: boolean } {
  if (plan.plan !== "free") return plan;
  const isUnpaid = plan.unpaid !== null;
  return { until: plan.unpaid?.paidUntil ?? null, renews: isUnpaid, paymentFailed: isUnpaid };
}
