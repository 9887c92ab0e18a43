import type { Actor, Deps } from "../deps.ts";
import { getUser } from "../people/repository.ts";
import { referralLinkOf } from "./referral-link.ts";

/** @returns the link by which a person brings friends */
export async function getReferralLink(
  { config, db }: Pick<Deps, "config" | "db">,
  { actor }: { actor: Actor },
): Promise<string> {
  return referralLinkOf(config, await getUser(db, actor.userId));
}
