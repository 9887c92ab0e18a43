import { randomUUID } from "node:crypto";
import { isStrongPassword } from "@vagou/contract/password";
import type { Deps } from "../deps.ts";
import { openAccount } from "../credits/account.ts";
import { alreadyRegisteredMessage } from "../email/messages/already-registered.ts";
import { enqueueEmail } from "../email/outbox.ts";
import { AppError } from "../errors.ts";
import { makeReferralCode } from "../referrals/referral-code.ts";
import { sendConfirmationLink } from "./confirmation-link.ts";
import { hashPassword } from "./password-hash.ts";
import { findUserByEmail, insertUser } from "./repository.ts";

type SignUp = { name: string; email: string; password: string; referId: string | null };

/**
 * Signs a person up. Answers the same, and does the same work, whether or not the address is known:
 * the owner of a known address is told by e-mail.
 * @throws {AppError} weak_password
 */
export async function register(deps: Deps, { name, email, password, referId }: SignUp): Promise<void> {
  if (!isStrongPassword(password)) throw new AppError("weak_password");
  const passwordHash = await hashPassword(password);
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const created = await insertUser(tx, {
      id: randomUUID(),
      name,
      email,
      passwordHash,
      referralCode: makeReferralCode(),
      createdAt: now,
    });
    const user = created ?? (await findUserByEmail(tx, email));
    // Somebody else's account by that address was deleted at this very moment: nothing to announce.
    if (user === undefined) return;
    if (user.confirmedAt === null) {
      await openAccount(tx, { userId: user.id, personKey: deps.pseudonyms.personOf(email) });
      await sendConfirmationLink(tx, deps, user, { name, passwordHash, referId });
    } else {
      const message = alreadyRegisteredMessage({ name: user.name, link: `${deps.config.appBaseUrl}/login` });
      await enqueueEmail(tx, { recipient: email, message, at: now });
    }
  });
}
