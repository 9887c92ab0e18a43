import type { Db } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { hashAccountToken } from "../people/account-token.ts";
import { findSignUpOfBrowser, listSignUps, type SignUp } from "./repository.ts";

/**
 * The key that the browser of a call keeps from its sign-up: null when it keeps none, undefined for a
 * client that knows nothing of such keys.
 */
export type BrowserKey = string | null | undefined;

/**
 * Which of the sign-ups with an address was made by whoever now proves to own that address.
 *
 * A link only proves the address: anybody may have signed up with it, and the messages of a stranger's
 * sign-up and of one's own look alike. So no link says whose sign-up is meant. The browser says it, by a
 * key that it made and that never travels in a message. A client without keys is taken at its word while
 * there is but one sign-up; of several none is taken.
 */
export async function findSignUpByBrowser(
  db: Db,
  email: string,
  browserKey: BrowserKey,
): Promise<SignUp | undefined> {
  if (browserKey === null) return undefined;
  if (browserKey !== undefined) return findSignUpOfBrowser(db, email, hashAccountToken(browserKey));
  const [one, another] = await listSignUps(db, email, { limit: 2 });
  return another === undefined ? one : undefined;
}

/** So many sign-ups are compared with a password: each costs as much as a log-in. */
const comparedMax = 5;

/**
 * The same by the password: who knows it made the sign-up, on whatever device they open the link. The
 * sign-up that the link was sent for is compared first, so that strangers cannot push it out by numbers.
 */
export async function findSignUpByPassword(
  { db, passwords }: Pick<Deps, "db" | "passwords">,
  email: string,
  { password, linkedTo }: { password: string; linkedTo: string | null },
): Promise<SignUp | undefined> {
  for (const signUp of await listSignUps(db, email, { first: linkedTo, limit: comparedMax })) {
    if (await passwords.verify(signUp.passwordHash, password)) return signUp;
  }
  return undefined;
}
