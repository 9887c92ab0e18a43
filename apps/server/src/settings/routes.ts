import { endpoints, type ResponseOf } from "@vagou/contract/endpoints";
import { providerCatalogue } from "@vagou/contract/catalogue";
import type { PlanLink } from "../config/config.ts";
import type { Deps } from "../deps.ts";
import { isConfigured } from "../provider-settings/is-configured.ts";
import type { RegisterEndpoint } from "../http/register-endpoint.ts";
import { listStandIns } from "./list-stand-ins.ts";

/** The facts about this installation that the web app needs before a person logs in. */
export function settingsRoutes(register: RegisterEndpoint, deps: Deps): void {
  const { config, providers, mailboxUrl, identityProvider, payments } = deps;
  const enabled = new Map(providers.map((provider) => [provider.id, isConfigured(provider, config)]));
  const settings = {
    providers: providerCatalogue.map(({ id, label, description }) => ({
      id,
      label,
      description,
      configured: enabled.get(id) === true,
      hindrance: hindranceOf(enabled.get(id)),
    })),
    bonuses: {
      daily: config.bonusCredits.daily,
      email_confirmation: config.bonusCredits.emailConfirmation,
      referral_user: config.bonusCredits.referralUser,
      referral_friend: config.bonusCredits.referralFriend,
    },
    google:
      identityProvider === null
        ? null
        : { client_id: identityProvider.clientId, script_url: identityProvider.scriptUrl },
    checkout: {
      basic: payments?.packages.basic?.url ?? null,
      popular: payments?.packages.popular?.url ?? null,
      premium: payments?.packages.premium?.url ?? null,
    },
    plan_checkout: {
      pro: payments?.plans.pro?.url ?? null,
      premium: payments?.plans.premium?.url ?? null,
    },
    checkout_methods: {
      basic: [...(payments?.packages.basic?.methods ?? [])],
      popular: [...(payments?.packages.popular?.methods ?? [])],
      premium: [...(payments?.packages.premium?.methods ?? [])],
    },
    plan_offers: {
      pro: offerOf(payments?.plans.pro),
      premium: offerOf(payments?.plans.premium),
    },
    plan_portal_url: payments?.planPortalUrl ?? null,
    stand_ins: listStandIns(deps),
    mailbox_url: mailboxUrl,
  };
  register(endpoints.getSettings, async () => ({
    ...settings,
    first_providers: [...deps.firstProviders.ids],
  }));
}

function offerOf(link: PlanLink | undefined): ResponseOf<"getSettings">["plan_offers"]["pro"] {
  if (link === undefined) return null;
  const { priceCents, months, renews, methods } = link;
  return { price_cents: priceCents, months, renews, methods: [...methods] };
}

/** @param isReady undefined for a disabled provider */
function hindranceOf(isReady: boolean | undefined): "off" | "not_configured" | null {
  if (isReady === undefined) return "off";
  return isReady ? null : "not_configured";
}
