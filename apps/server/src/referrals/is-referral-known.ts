import type { Deps } from "../deps.ts";
import { countReferrers } from "./repository.ts";

/** @returns whether the link with this code is that of a person who has an account */
export async function isReferralKnown(
  { db }: Pick<Deps, "db">,
  { referId }: { referId: string },
): Promise<boolean> {
  return (await countReferrers(db, referId.toLowerCase())) > 0;
}
