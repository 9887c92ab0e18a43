import { randomUUID } from "node:crypto";
import { mailboxKeysOf } from "../../src/people/mailbox-keys-of.ts";
import { openAccount } from "../../src/credits/ledger/account.ts";
import { grantCredits } from "../../src/credits/ledger/grant-credits.ts";
import { sessions, users } from "../../src/db/schema/accounts.ts";
import type { Actor, Deps } from "../../src/deps.ts";
import { makeReferralCode } from "../../src/referrals/referral-code.ts";

export type TestPerson = Actor & { email: string; token: string };

/** A confirmed person, signed in for an hour, with an open account and the given fichas. */
export async function createPerson(
  { db, clock, pseudonyms, sessionKeys }: Pick<Deps, "db" | "clock" | "pseudonyms" | "sessionKeys">,
  { bonus = 0, bought = 0, email = `${randomUUID()}@pessoa.example` } = {},
): Promise<TestPerson> {
  const userId = randomUUID();
  const sessionId = randomUUID();
  const at = clock.now();
  await db.transaction(async (tx) => {
    await tx.insert(users).values({
      id: userId,
      name: "Maria Silva",
      email,
      referralCode: makeReferralCode(),
      confirmedAt: at,
      createdAt: at,
    });
    await tx.insert(sessions).values({
      id: sessionId,
      userId,
      createdAt: at,
      expiresAt: new Date(at.getTime() + 3_600_000),
      method: "password",
      device: "",
      placeKey: "",
    });
    await openAccount(tx, { userId, mailbox: mailboxKeysOf(pseudonyms, email) });
    for (const [pocket, amountCredits] of [["bonus", bonus] as const, ["bought", bought] as const]) {
      if (amountCredits === 0) continue;
      const idempotencyKey = `test:${pocket}:${userId}`;
      await grantCredits(tx, {
        userId,
        amountCredits,
        pocket,
        reason: "adjustment: test",
        idempotencyKey,
        at,
      });
    }
  });
  return { userId, sessionId, email, token: await sessionKeys.sign({ userId, sessionId }, at) };
}
