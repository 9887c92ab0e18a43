import { providerCatalogue } from "@vagou/contract/search/catalogue";
import type { Invitation } from "@vagou/contract/saved/shared-page";
import type { Deps } from "../deps.ts";
import { findHindrance } from "../provider-settings/find-hindrance.ts";

/** What the pages of shared vacancies and lists tell a person who has no account; as `GET /api/settings` says it now. */
export function describeInvitation(
  deps: Pick<Deps, "config" | "providers" | "switchedOffProviders">,
): Invitation {
  return {
    portals: providerCatalogue.filter(({ id }) => findHindrance(id, deps) === null).length,
    credits: deps.config.bonusCredits.emailConfirmation,
  };
}
