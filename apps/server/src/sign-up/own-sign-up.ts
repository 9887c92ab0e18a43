import type { Deps } from "../deps.ts";
import { hashAccountToken } from "../people/account-token.ts";
import { findSignUpOfBrowser, listSignUps, type SignUp } from "./repository.ts";

/**
 * The key that the caller's browser keeps from its sign-up: null when it has none, undefined for a client
 * that does not support such keys.
 */
export type BrowserKey = string | null | undefined;

/**
 * Finds, among the sign-ups with an address, the one of the person who now proves to own that address.
 *
 * A link only proves the address: a stranger may have signed up with it too, and the messages of both sign-ups look
 * the same. So a link does not say which sign-up is the owner's. The browser says it, by a key that it made and that
 * is in no message. For a client without keys the sign-up counts if it is the only one; of several, none counts.
 */
export async function findSignUpByBrowser(
  { db }: Pick<Deps, "db">,
  { email, browserKey }: { email: string; browserKey: BrowserKey },
): Promise<SignUp | undefined> {
  if (browserKey === null) return undefined;
  if (browserKey !== undefined) return findSignUpOfBrowser(db, email, hashAccountToken(browserKey));
  const [one, another] = await listSignUps(db, email, { limit: 2 });
  return another === undefined ? one : undefined;
}

/** Most sign-ups that are compared with a password: each comparison costs as much as a log-in. */
const comparedMax = 5;

/**
 * The same by the password: the person who knows it made the sign-up, also on another device. The sign-up that the
 * link was sent for is compared first, so that many sign-ups of strangers cannot exclude it.
 */
export async function findSignUpByPassword(
  { db, passwords }: Pick<Deps, "db" | "passwords">,
  { email, password, linkedTo }: { email: string; password: string; linkedTo: string | null },
): Promise<SignUp | undefined> {
  let goesOn = false;
  for (const signUp of await listSignUps(db, email, { first: linkedTo, limit: comparedMax })) {
    if (await passwords.verify(signUp.passwordHash, password, { goesOn })) return signUp;
    goesOn = true;
  }
  return undefined;
}
