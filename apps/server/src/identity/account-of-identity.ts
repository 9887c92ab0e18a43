import { randomUUID } from "node:crypto";
import { openAccount } from "../credits/ledger/account.ts";
import type { Tx } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { makeReferralCode } from "../referrals/referral-code.ts";
import type { VerifiedIdentity } from "./identity-provider.ts";
import { mailboxKeysOf } from "../people/mailbox-keys-of.ts";
import { openWaitingAccount } from "../sign-up/open-waiting-account.ts";
import { insertUser, type UserRow } from "../people/repository.ts";
import { giveWelcomeBonuses } from "../sign-up/give-welcome-bonuses.ts";
import { findSubject, insertIdentity, lockUserByEmail, lockUserOfIdentity } from "./repository.ts";

export type AccountOfIdentity = {
  user: UserRow;
  /** True when the account was opened just now. */
  created: boolean;
  /** Bonus fichas that this sign-in gave, because it proved the e-mail. */
  bonusCredits: number;
  referred: boolean;
};

type SignInDeps = Pick<Deps, "config" | "clock" | "logger" | "pseudonyms">;

type VerifiedSignIn = { identity: VerifiedIdentity; referId: string | null };

/** Another transaction may come between a read and a write; after this many tries the sign-in fails. */
const triesMax = 3;

/**
 * The account that a Google account with a verified e-mail signs in: the one it is linked to, also if the e-mail has
 * changed; else the one with that e-mail, which is linked now; else a new one.
 * @throws {AppError} google_failed when that e-mail's account is linked to another Google account
 */
export async function getAccountOf(
  tx: Tx,
  deps: SignInDeps,
  signIn: VerifiedSignIn,
): Promise<AccountOfIdentity> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const known = await lockUserOfIdentity(tx, signIn.identity);
    if (known !== undefined) return { user: known, created: false, bonusCredits: 0, referred: false };
    const existing = await lockUserByEmail(tx, signIn.identity.email);
    const account =
      existing === undefined
        ? await openNewAccount(tx, deps, signIn)
        : await linkAccount(tx, deps, existing, signIn);
    if (account !== undefined) return account;
  }
  throw new AppError("google_failed", { cause: new Error("the account changed at every look") });
}

/** @returns undefined when another request of the same person just opened the account */
async function openNewAccount(
  tx: Tx,
  deps: SignInDeps,
  { identity, referId }: VerifiedSignIn,
): Promise<AccountOfIdentity | undefined> {
  const at = deps.clock.now();
  const { name, email } = identity;
  const user = await insertUser(tx, {
    id: randomUUID(),
    name,
    email,
    referralCode: makeReferralCode(),
    confirmedAt: at,
    createdAt: at,
  });
  if (user === undefined) return undefined;
  await openAccount(tx, { userId: user.id, mailbox: mailboxKeysOf(deps.pseudonyms, email) });
  if (!(await link(tx, user, identity, at))) {
    // The throw rolls back the new account.
    throw new AppError("google_failed", { cause: new Error("linked to another person at this very moment") });
  }
  return { user, created: true, ...(await giveWelcomeBonuses(tx, deps, { user, referId })) };
}

/**
 * The person who proves the address owns the account: one that waited for its confirmation opens with Google's name,
 * with the referral of this sign-in, and without name, password and referral of any sign-up.
 */
async function linkAccount(
  tx: Tx,
  deps: SignInDeps,
  existing: UserRow,
  { identity, referId }: VerifiedSignIn,
): Promise<AccountOfIdentity | undefined> {
  const at = deps.clock.now();
  const linked = await findSubject(tx, existing.id, identity.issuer);
  // It was linked to this account while we waited for the lock: the next try finds it.
  if (linked === identity.subject) return undefined;
  if (linked !== undefined) {
    deps.logger.warn(
      { userId: existing.id },
      "refused a second Google account with the address of this person",
    );
    throw new AppError("google_failed", { message: otherGoogleAccount });
  }
  if (!(await link(tx, existing, identity, at))) return undefined;
  if (existing.confirmedAt !== null) {
    return { user: existing, created: false, bonusCredits: 0, referred: false };
  }
  const opening = { name: identity.name, passwordHash: null, referId, signedUpAt: at };
  return { created: true, ...(await openWaitingAccount(tx, deps, existing, opening)) };
}

/** Only who has the address reads this: Google has just verified it. */
const otherGoogleAccount =
  "Outra conta do Google já está ligada a este e-mail aqui. Entre com a sua senha, ou crie uma em “Esqueci minha senha”.";

function link(tx: Tx, user: UserRow, { issuer, subject }: VerifiedIdentity, at: Date): Promise<boolean> {
  return insertIdentity(tx, { issuer, subject, userId: user.id, createdAt: at });
}
