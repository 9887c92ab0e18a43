import { BadSetting } from "./bad-setting.ts";
import type { Environment } from "./environment-schema.ts";
import type { Config, PaymentLink } from "./config.ts";

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
 * @throws {BadSetting} when links are set and nothing proves what was paid
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
  const plans = withoutNull({ pro: env.PLAN_LINK_PRO, premium: env.PLAN_LINK_PREMIUM });
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
    };
  }
  return !production || env.STAND_INS === "allowed" ? "stand-in" : null;
}

function withoutNull<K extends string>(
  links: Record<K, PaymentLink | null>,
): Partial<Record<K, PaymentLink>> {
  const set: Partial<Record<K, PaymentLink>> = {};
  for (const key in links) {
    const link = links[key];
    if (link !== null) set[key] = link;
  }
  return set;
}
