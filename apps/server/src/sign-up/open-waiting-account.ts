import type { Tx } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { markConfirmed, type UserRow } from "../people/repository.ts";
import { deleteSignUps } from "./repository.ts";
import { giveWelcomeBonuses, type WelcomeBonuses } from "./give-welcome-bonuses.ts";

/** The data with which an account opens: from the person who proved the address, or nothing. */
export type Opening = {
  /** Null keeps the neutral name: the part of the address before the `@`. */
  name: string | null;
  passwordHash: string | null;
  /** The code of the referral link by which they came. */
  referId: string | null;
  /** When the owner signed up; another person may have signed up with the address long before. */
  signedUpAt: Date;
};

/**
 * Opens an account that waited for its confirmation, for the person who proved its address in any way. Deletes every
 * sign-up with that address, so that no other one can be used.
 * @param user locked, and not confirmed yet
 */
export async function openWaitingAccount(
  tx: Tx,
  deps: Pick<Deps, "config" | "clock" | "pseudonyms">,
  user: UserRow,
  { referId, ...opening }: Opening,
): Promise<WelcomeBonuses & { user: UserRow }> {
  const opened = await markConfirmed(tx, user.id, { ...opening, at: deps.clock.now() });
  if (opened === undefined) throw new Error(`user ${user.id} was confirmed under our lock`);
  await deleteSignUps(tx, opened.email);
  return { user: opened, ...(await giveWelcomeBonuses(tx, deps, { user: opened, referId })) };
}
