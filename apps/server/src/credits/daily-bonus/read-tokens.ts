import { eq, sql } from "drizzle-orm";
import { dayOf } from "../../calendar.ts";
import { buildOnce } from "../../db/statements/build-once.ts";
import type { Db } from "../../db/client.ts";
import { creditAccounts, ledgerMovements } from "../../db/schema/credits.ts";
import { dailyKeyOf } from "./grant-daily-bonus.ts";

/**
 * Reads what a person can spend, and whether they got the bonus of the day.
 * @throws {Error} when the person has no account, which is our own bug
 */
export async function readTokens(
  db: Db,
  userId: string,
  at: Date,
): Promise<{ total: number; isDailyGiven: boolean }> {
  const [account] = await findTokens(db).execute({ userId, day: dayOf(at) });
  if (account === undefined) throw new Error(`no credit account for user ${userId}`);
  return account;
}

/** A subquery of its own, because a distributed database cannot join a person with movements of other accounts. */
const personKey = sql`(
  select person_key from ${creditAccounts} where ${eq(creditAccounts.userId, sql.placeholder("userId"))})`;

const findTokens = buildOnce((db) =>
  db
    .select({
      total: sql<number>`${creditAccounts.bonus} + ${creditAccounts.bought}`,
      isDailyGiven: sql<boolean>`exists (
        select from ${ledgerMovements}
        where ${ledgerMovements.holdId} is null and ${ledgerMovements.idempotencyKey} =
          ${dailyKeyOf(personKey, sql`${sql.placeholder("day")}::text`)})`,
    })
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, sql.placeholder("userId")))
    .prepare("find_tokens"),
);
