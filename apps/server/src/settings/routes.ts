import { endpoints } from "@vagou/contract/endpoints";
import { providerCatalogue } from "@vagou/contract/catalogue";
import type { Deps } from "../deps.ts";
import { isConfigured } from "../provider-settings/is-configured.ts";
import type { RegisterEndpoint } from "../http/register-endpoint.ts";
import { listStandIns } from "./list-stand-ins.ts";

/** The facts about this installation that the web app needs before a person logs in. */
export function settingsRoutes(register: RegisterEndpoint, deps: Deps): void {
  const { config, providers, mailboxUrl, identityProvider, payments } = deps;
  const enabled = new Map(providers.map((provider) => [provider.id, isConfigured(provider, config)]));
  const settings = {
    providers: providerCatalogue
      .filter(({ id }) => enabled.has(id))
      .map(({ id, label, description }) => ({
        id,
        label,
        description,
        configured: enabled.get(id) === true,
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
    stand_ins: listStandIns(deps),
    mailbox_url: mailboxUrl,
  };
  register(endpoints.getSettings, async () => ({
    ...settings,
    first_providers: [...deps.firstProviders.ids],
  }));
}
