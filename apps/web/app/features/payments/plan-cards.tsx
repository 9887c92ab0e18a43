import { useQuery } from "@tanstack/react-query";
import type { User } from "@vagou/contract/api/answers";
import { paidPlans, type PaidPlan } from "@vagou/contract/fichas/plans";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { operator } from "#lib/page/operator.ts";
import { endOf, featuresOf, planNames, priceOf } from "#lib/words/plan-words.ts";
import { settingsQuery } from "#lib/api/settings.ts";
import { Icon } from "#ui/icon.tsx";
import { checkoutAddress } from "./checkout-address.ts";
import { CheckoutLink } from "./checkout-link.tsx";
import { unpaidPlanQuery } from "./queries.ts";
import { planTexts } from "./texts.ts";
import { useCheckoutStart } from "./use-checkout-start.ts";

/** The plans this installation sells; nothing where it sells none. `#planos` leads here. */
export function PlanCards({ user }: { user: Pick<User, "id" | "plan"> }) {
  const { data: settings } = useQuery(settingsQuery);
  const { hash } = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  const leave = useCheckoutStart(user.id);
  const sold = paidPlans.flatMap((plan) => {
    const address = checkoutAddress(settings?.plan_checkout[plan], user.id);
    const offer = settings?.plan_offers[plan] ?? null;
    return address === null || offer === null ? [] : [{ plan, address, offer }];
  });
  const isSold = sold.length > 0;
  const { data: unpaid } = useQuery({ ...unpaidPlanQuery(user.id), enabled: isSold });
  const charged = sold.find(({ plan, offer }) => offer.renews && (plan === user.plan || plan === unpaid));
  useEffect(() => {
    // The browser looked for the anchor before it existed.
    if (isSold && hash === "#planos") title.current?.focus();
  }, [isSold, hash]);
  if (!isSold) return null;
  const cancelling =
    typeof settings?.plan_portal_url === "string"
      ? planTexts.cancelInProfile
      : planTexts.cancel(operator.supportEmail);
  return (
    <section id="planos" aria-labelledby="plans-title">
      <h2 ref={title} id="plans-title" tabIndex={-1} className="scroll-mt-6 text-4 outline-none">
        {planTexts.title}
      </h2>
      <p className="mt-1 mb-4 text-muted">{planTexts.lead}</p>
      <ul className="grid grid-cols-1 gap-5 md:grid-cols-2">
        {sold.map(({ plan, address, offer }) => {
          const owned = whyNotSold({ plan, renews: offer.renews, current: user.plan, unpaid });
          return (
            <li
              key={plan}
              className="flex min-w-0 flex-col gap-3 rounded-[16px] border border-line bg-card p-5"
            >
              <h3 className="text-4">{planNames[plan]}</h3>
              <div>
                <p className="text-3 font-bold tabular-nums">{priceOf(offer)}</p>
                <p className="text-1 text-muted">
                  {endOf(offer)}
                  {offer.renews && ` ${cancelling}`}
                </p>
              </div>
              <ul className="grid gap-1.5">
                {featuresOf(plan).map((feature) => (
                  <li key={feature} className="flex gap-2">
                    <Icon name="check" className="mt-0.5 text-leaf" />
                    {feature}
                  </li>
                ))}
              </ul>
              <CheckoutLink
                address={owned === null ? address : null}
                look="line"
                busy={false}
                note={
                  owned === null
                    ? planTexts.opens(address.host, offer.methods) +
                      (charged ? ` ${planTexts.stays(planNames[charged.plan])} ${cancelling}` : "")
                    : owned === planTexts.unpaid && planTexts.twice
                }
                onLeave={() => leave(null)}
              >
                {owned ?? planTexts.subscribe(planNames[plan], offer.renews)}
              </CheckoutLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** @returns what the button says of a plan that this person has, or may still be charged for; null where it is sold */
function whyNotSold({ plan, renews, current, unpaid }: Owning): string | null {
  if (renews && plan === current) return planTexts.current;
  if (renews && plan === unpaid) return planTexts.unpaid;
  return plan === "pro" && current === "premium" ? planTexts.included : null;
}

type Owning = {
  plan: PaidPlan;
  renews: boolean;
  current: User["plan"];
  /** See `unpaidPlanQuery`. */
  unpaid: PaidPlan | null | undefined;
};
