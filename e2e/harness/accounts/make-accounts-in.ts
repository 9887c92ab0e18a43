import { randomBytes, randomUUID } from "node:crypto";
import { systemClock } from "../../../apps/server/src/clock.ts";
import { readConfig } from "../../../apps/server/src/config/read-config.ts";
import { openAccount } from "../../../apps/server/src/credits/ledger/account.ts";
import { describeUser } from "../../../apps/server/src/people/describe-user.ts";
import { mailboxKeysOf } from "../../../apps/server/src/people/mailbox-keys-of.ts";
import { createPseudonyms } from "../../../apps/server/src/people/pseudonyms.ts";
import { insertUser } from "../../../apps/server/src/people/repository.ts";
import { makeReferralCode } from "../../../apps/server/src/referrals/referral-code.ts";
import { openSession } from "../../../apps/server/src/sessions/open-session.ts";
import { createSessionKeys } from "../../../apps/server/src/sessions/session-keys.ts";
import { openWaitingAccount } from "../../../apps/server/src/sign-up/open-waiting-account.ts";
import type { TestDatabase } from "../../../apps/server/test/database/create-test-database.ts";
import { createTestDeps } from "../../../apps/server/test/product/create-test-deps.ts";
import { productPasswords } from "../../../apps/server/test/people/passwords.ts";
import type { Person, Session } from "./person.ts";

/** The product gets both, so that what a journey signs is valid there. */
export const secretsOfJourneys = {
  SESSION_SECRET: randomBytes(32).toString("hex"),
  PSEUDONYM_SECRET: randomBytes(32).toString("hex"),
};

/**
 * Makes accounts in the database of a product, with its own functions, as the confirmation of a sign-up leaves them:
 * with both bonuses and a session. It takes no try of the address that all journeys have, sends no message, and makes
 * the hash of a password once.
 * @param settings of the product
 */
export function makeAccountsIn(
  database: TestDatabase,
  settings: Readonly<Record<string, string>>,
): (person: Person) => Promise<Session> {
  const deps = {
    ...createTestDeps(database, {
      config: readConfig(settings),
      sessionKeys: createSessionKeys([secretsOfJourneys.SESSION_SECRET]),
      pseudonyms: createPseudonyms(secretsOfJourneys.PSEUDONYM_SECRET),
    }),
    clock: systemClock,
  };
  return async ({ name, email, password }) => {
    const passwordHash = await hashOnce(password);
    const signedUpAt = deps.clock.now();
    const { token, user } = await deps.db.transaction(async (tx) => {
      const referralCode = makeReferralCode();
      const waiting = await insertUser(tx, {
        id: randomUUID(),
        name,
        email,
        referralCode,
        createdAt: signedUpAt,
      });
      if (waiting === undefined) throw new Error(`There is an account of ${email} already.`);
      await openAccount(tx, { userId: waiting.id, mailbox: mailboxKeysOf(deps.pseudonyms, email) });
      const opening = { name, passwordHash, referId: null, signedUpAt };
      const opened = await openWaitingAccount(tx, deps, waiting, opening);
      const caller = { ip: "127.0.0.1", userAgent: "" };
      const session = await openSession(tx, deps, opened.user, { method: "confirmation", caller });
      return { token: session.token, user: opened.user };
    });
    return { token, user: await describeUser(deps, { user }) };
  };
}

const hashes = new Map<string, Promise<string>>();

function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? productPasswords.hash(password);
  hashes.set(password, hash);
  return hash;
}
