import { randomUUID } from "node:crypto";
import { openAccount } from "../src/credits/account.ts";
import { grantCredits } from "../src/credits/grant-credits.ts";
import { users } from "../src/db/schema/accounts.ts";
import type { Actor, Deps } from "../src/deps.ts";
import { personKeyOf } from "../src/accounts/person-key.ts";

/** A confirmed person with an open account and the given fichas. */
export async function createPerson(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { bonus = 0, bought = 0, email = `${randomUUID()}@pessoa.example` } = {},
): Promise<Actor> {
  const userId = randomUUID();
  const at = clock.now();
  await db.transaction(async (tx) => {
    await tx.insert(users).values({ id: userId, name: "Maria Silva", email, confirmedAt: at, createdAt: at });
    await openAccount(tx, { userId, personKey: personKeyOf(email) });
    for (const [pocket, amountCredits] of [["bonus", bonus] as const, ["bought", bought] as const]) {
      if (amountCredits === 0) continue;
      const idempotencyKey = `test:${pocket}:${userId}`;
      await grantCredits(tx, { userId, amountCredits, pocket, reason: "test", idempotencyKey, at });
    }
  });
  return { userId, sessionId: randomUUID() };
}
