import { endpoints, type ResponseOf } from "@vagou/contract/api/endpoints";
import { providerCatalogue } from "@vagou/contract/search/catalogue";
import type { PlanLink } from "../config/config.ts";
import type { Deps } from "../deps.ts";
import { findHindrance } from "../provider-settings/find-hindrance.ts";
import type { RegisterEndpoint } from "../http/register-endpoint.ts";
import { listStandIns } from "./list-stand-ins.ts";

/** The facts about this installation that the web app needs before a person logs in. */
export function settingsRoutes(register: RegisterEndpoint, deps: Deps): void {
  const { config, mailboxUrl, identityProvider, payments } = deps;
  const settings = {
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
    // An operator may switch portals off at any time.
    providers: providerCatalogue.map(({ id, label, description }) => {
      const hindrance = findHindrance(id, deps);
      return { id, label, description, configured: hindrance === null, hindrance };
    }),
    first_providers: [...deps.firstProviders.ids],
  }));
}

function offerOf(link: PlanLink | undefined): ResponseOf<"getSettings">["plan_offers"]["pro"] {
  if (link === undefined) return null;
  const { priceCents, months, renews, methods } = link;
  return { price_cents: priceCents, months, renews, methods: [...methods] };
}
