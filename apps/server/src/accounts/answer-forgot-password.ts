import type { Tx } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import type { AccountRequest } from "../people/account-requests.ts";
import { keepUserByEmail } from "../people/repository.ts";
import { sendResetLink } from "./reset-link.ts";

/**
 * Sends a link to a new password, also for an account that is not confirmed yet or signs in with Google only: the
 * person who reads the message owns the address. To an address without an account no message is sent.
 */
export async function answerForgotPassword(
  tx: Tx,
  deps: Pick<Deps, "config" | "clock">,
  { email }: AccountRequest,
): Promise<void> {
  const user = await keepUserByEmail(tx, email);
  if (user !== undefined) await sendResetLink(tx, deps, user);
}
