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
  return {
    user: await describeUser({ db, clock }, { user }),
    plan_until: untilOf(plan)?.toISOString() ?? null,
    plan_renews: plan.plan === "free" ? plan.unpaid !== null : plan.renews,
    plan_payment_failed: plan.plan === "free" ? plan.unpaid !== null : plan.paymentFailed,
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

function untilOf(plan: CurrentPlan): Date | null | undefined {
  return plan.plan === "free" ? plan.unpaid?.paidUntil : plan.until;
}
