import { BadSetting } from "./bad-setting.ts";
import type { Environment } from "./environment-schema.ts";
import type { Config, PaymentLink, PlanLink } from "./config.ts";

/**
 * Sign-in with Google, its stand-in, or nothing.
 * @throws {BadSetting} when only a part of it is set
 */
export function readGoogle(env: Environment, standInAllowed: boolean): Config["google"] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if (clientId !== null && clientSecret !== null) {
    return { clientId, clientSecret, issuer: env.GOOGLE_ISSUER, scriptUrl: env.GOOGLE_SCRIPT_URL };
  }
  if (clientId !== null) throw new BadSetting("GOOGLE_CLIENT_SECRET: needed with GOOGLE_CLIENT_ID");
  if (clientSecret !== null) throw new BadSetting("GOOGLE_CLIENT_ID: needed with GOOGLE_CLIENT_SECRET");
  return standInAllowed ? "stand-in" : null;
}

/**
 * Payments, their stand-in, or nothing.
 * @throws {BadSetting} when links are set without a secret that verifies events, or a plan has no price or duration
 */
export function readPayments(env: Environment, production: boolean): Config["payments"] {
  const packages = withoutNull({
    basic: env.PAYMENT_LINK_BASIC,
    popular: env.PAYMENT_LINK_POPULAR,
    premium: env.PAYMENT_LINK_PREMIUM,
    small: env.PAYMENT_LINK_SMALL,
    medium: env.PAYMENT_LINK_MEDIUM,
    large: env.PAYMENT_LINK_LARGE,
  });
  const plans = withoutNull({
    pro: readPlan("PRO", env.PLAN_LINK_PRO, {
      PRICE: env.PLAN_PRO_PRICE,
      MONTHS: env.PLAN_PRO_MONTHS,
      RENEWS: env.PLAN_PRO_RENEWS,
    }),
    premium: readPlan("PREMIUM", env.PLAN_LINK_PREMIUM, {
      PRICE: env.PLAN_PREMIUM_PRICE,
      MONTHS: env.PLAN_PREMIUM_MONTHS,
      RENEWS: env.PLAN_PREMIUM_RENEWS,
    }),
  });
  const webhookSecrets = env.STRIPE_WEBHOOK_SECRET;
  const named = [...Object.keys(packages), ...Object.keys(plans)].length > 0;
  if (named && webhookSecrets.length === 0) {
    throw new BadSetting("STRIPE_WEBHOOK_SECRET: needed with PAYMENT_LINK_… and PLAN_LINK_…");
  }
  if (webhookSecrets.length > 0) {
    return {
      webhookSecrets,
      live: (env.STRIPE_MODE ?? (production ? "live" : "test")) === "live",
      packages,
      plans,
      planPortalUrl: env.PLAN_PORTAL_URL,
    };
  }
  return !production || env.STAND_INS === "allowed" ? "stand-in" : null;
}

type PlanFacts = { PRICE: number | null; MONTHS: number | null; RENEWS: boolean | null };

/** A person sees the price and the duration of a plan before buying it, so a link needs both. */
function readPlan(
  plan: "PRO" | "PREMIUM",
  link: PaymentLink | null,
  { PRICE, MONTHS, RENEWS }: PlanFacts,
): PlanLink | null {
  const name = `PLAN_LINK_${plan}`;
  if (link === null) {
    if (PRICE !== null || MONTHS !== null || RENEWS !== null)
      throw new BadSetting(`${name}: needed with PLAN_${plan}_…`);
    return null;
  }
  if (PRICE === null) throw new BadSetting(`PLAN_${plan}_PRICE: needed with ${name}, in reais`);
  if (MONTHS === null) throw new BadSetting(`PLAN_${plan}_MONTHS: needed with ${name}`);
  if (RENEWS === null)
    throw new BadSetting(`PLAN_${plan}_RENEWS: needed with ${name}, "yes" for a link in subscription mode`);
  return { ...link, priceCents: PRICE, months: MONTHS, renews: RENEWS };
}

function withoutNull<K extends string, Link>(links: Record<K, Link | null>): Partial<Record<K, Link>> {
  const set: Partial<Record<K, Link>> = {};
  for (const key in links) {
    const link = links[key];
    if (link !== null) set[key] = link;
  }
  return set;
}
