import type { Tx } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { markConfirmed, type UserRow } from "../people/repository.ts";
import { deleteSignUps } from "./repository.ts";
import { welcome, type Welcome } from "./welcome.ts";

/** What an account opens with: all of it from the person who proved the address, or nothing. */
export type Opening = {
  /** Null keeps the name that says nothing: the mailbox. */
  name: string | null;
  passwordHash: string | null;
  /** The code of the referral link that brought them. */
  referId: string | null;
  /** When they came; a stranger may have named the address long before. */
  signedUpAt: Date;
};

/**
 * Opens an account that waited, for the person who proved its address, whichever way. Every sign-up with
 * that address goes: none of the others can become anything.
 * @param user locked, and not confirmed yet
 */
export async function openWaitingAccount(
  tx: Tx,
  deps: Deps,
  user: UserRow,
  { referId, ...opening }: Opening,
): Promise<Welcome & { user: UserRow }> {
  const opened = await markConfirmed(tx, user.id, { ...opening, at: deps.clock.now() });
  if (opened === undefined) throw new Error(`user ${user.id} was confirmed under our lock`);
  await deleteSignUps(tx, opened.email);
  return { user: opened, ...(await welcome(tx, deps, { user: opened, referId })) };
}
