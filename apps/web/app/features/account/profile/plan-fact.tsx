import { useQuery } from "@tanstack/react-query";
import type { ResponseOf } from "@vagou/contract/api/endpoints";
import type { PaidPlan } from "@vagou/contract/fichas/plans";
import { formatDay } from "#lib/words/dates.ts";
import { operator } from "#lib/page/operator.ts";
import { planNames } from "#lib/words/plan-words.ts";
import { settingsQuery } from "#lib/api/settings.ts";
import { planTexts } from "./texts.ts";

/** Which plan a person has, until when, and what happens then. */
export function PlanFact({ plan, account }: { plan: PaidPlan; account: PlanEnd }) {
  const {
    plan_until: until,
    plan_renews: renews,
    plan_payment_failed: hasFailed,
    other_plan: other,
  } = account;
  const { data: settings } = useQuery(settingsQuery);
  const portal = settings?.plan_portal_url ?? null;
  const isCharged = renews || other;
  const said = [
    until !== null && (hasFailed ? planTexts.failed : renews ? planTexts.renews : planTexts.ends),
    other && planTexts.other(planNames[other.plan], formatDay(new Date(other.renews_at))),
    isCharged && portal === null && planTexts.byMail(operator.supportEmail),
  ].filter(Boolean);
  return (
    <>
      {planTexts.is(planNames[plan], until === null ? null : formatDay(new Date(until)))}
      <span className="block text-1 font-normal text-muted">{said.join(" ")}</span>
      {isCharged && portal !== null && (
        <a href={portal} className="link inline-flex min-h-11 items-center">
          {planTexts.manage}
        </a>
      )}
    </>
  );
}

type PlanEnd = Pick<
  ResponseOf<"getAccount">,
  "plan_until" | "plan_renews" | "plan_payment_failed" | "other_plan"
>;
