import type { SecondFactorQuestion } from "@vagou/contract/account/second-factors";
import type { Caller, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { askSecondFactor } from "../second-factors/proofs/ask-second-factor.ts";
import { openSession } from "../sessions/open-session.ts";
import { getAccountOf, type AccountOfIdentity } from "./account-of-identity.ts";
import { takeSignIn } from "./repository.ts";
import { hashSecret } from "./start-google.ts";

export type GoogleSignIn =
  | (AccountOfIdentity & { question: null; token: string; dailyBonusGiven: boolean })
  /** Google knows the person, and no session is open: the person shows a second factor first. */
  | { question: SecondFactorQuestion };

type GoogleAnswer = {
  code: string;
  state: string;
  iss: string | undefined;
  browserKey: string | undefined;
  caller: Caller;
  /** Counts what opens a session for the person with this address, whom Google knows, and refuses what is too many. */
  limited: (email: string, open: () => Promise<GoogleSignIn>) => Promise<GoogleSignIn>;
};

/**
 * Signs in the person who comes back from Google with a code. A state works once and only in the browser that began
 * with it, so that a link of an attacker cannot sign a person in to another account.
 * @throws {AppError} google_not_configured · google_failed · google_no_credential ·
 *   google_email_unverified · google_unavailable · too_many_requests
 */
export async function finishGoogle(
  deps: Pick<
    Deps,
    "config" | "db" | "clock" | "logger" | "sessionKeys" | "access" | "pseudonyms" | "identityProvider"
  >,
  { code, state, iss, browserKey, caller, limited }: GoogleAnswer,
): Promise<GoogleSignIn> {
  const { db, clock, identityProvider } = deps;
  if (identityProvider === null) throw new AppError("google_not_configured");
  const signIn = await takeSignIn(db, hashSecret(state));
  if (signIn === undefined || signIn.expiresAt <= clock.now()) {
    throw new AppError("google_failed", { cause: new Error("a state that is unknown, used or too old") });
  }
  if (browserKey === undefined || hashSecret(browserKey) !== signIn.browserHash) {
    throw new AppError("google_failed", { cause: new Error("another browser than the one that began") });
  }
  const { nonce, codeVerifier, referId } = signIn;
  const identity = await identityProvider.finish({ code, state, iss }, { state, nonce, codeVerifier });
  if (!identity.emailVerified) throw new AppError("google_email_unverified");
  return await limited(identity.email, () =>
    db.transaction(async (tx) => {
      const account = await getAccountOf(tx, deps, { identity, referId });
      const { user } = account;
      const method = "google";
      const question = await askSecondFactor(tx, deps, { userId: user.id, purpose: "log_in", method });
      if (question !== null) return { question };
      return { ...account, question, ...(await openSession(tx, deps, user, { method, caller })) };
    }),
  );
}
