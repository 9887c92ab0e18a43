import { endpoints } from "@vagou/contract/endpoints";
import { providerCatalogue } from "@vagou/contract/catalogue";
import type { Deps } from "../deps.ts";
import type { RegisterEndpoint } from "../http/register-endpoint.ts";

/** What the interface must know of this installation before anybody logs in. */
export function settingsRoutes(register: RegisterEndpoint, { config, providers, mailboxUrl }: Deps): void {
  const enabled = new Set(providers.map(({ id }) => id));
  const settings = {
    providers: providerCatalogue
      .filter(({ id }) => enabled.has(id))
      .map(({ id, label, description }) => ({ id, label, description })),
    bonuses: {
      daily: config.bonusCredits.daily,
      email_confirmation: config.bonusCredits.emailConfirmation,
      referral_user: config.bonusCredits.referralUser,
      referral_friend: config.bonusCredits.referralFriend,
    },
    stand_ins: [
      ...(config.providers === "stand-in" ? ["portais"] : []),
      ...(mailboxUrl === null ? [] : ["e-mail"]),
    ],
    mailbox_url: mailboxUrl,
  };
  register(endpoints.getSettings, async () => settings);
}
