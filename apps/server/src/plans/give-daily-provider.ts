import { creditsPerProvider } from "@vagou/contract/fichas/amounts";
import { paidPlans, planPromises } from "@vagou/contract/fichas/plans";
import { and, eq, exists, gt, inArray, lte, or, sql } from "drizzle-orm";
import { dayOf } from "../calendar.ts";
import { buildOnce } from "../db/statements/build-once.ts";
import { getPersonKey } from "../credits/ledger/account.ts";
import { grantCredits } from "../credits/ledger/grant-credits.ts";
import type { Tx } from "../db/client.ts";
import { users } from "../db/schema/accounts.ts";
import { planTerms } from "../db/schema/plans.ts";

/**
 * Gives back the fichas of the first portal that answered on a day in São Paulo, if the person's plan includes it, in
 * the transaction that charged them. Once a day for a person, also if several portals answer at once, and also for a
 * person who had other accounts.
 * @returns true when this call gave them back
 */
export async function giveDailyProvider(
  tx: Tx,
  { userId, at }: { userId: string; at: Date },
): Promise<boolean> {
  if (!(await isIncluded(tx, userId, at))) return false;
  return grantCredits(tx, {
    userId,
    amountCredits: creditsPerProvider,
    pocket: "bonus",
    reason: "plan_portal",
    idempotencyKey: `plan_portal:${await getPersonKey(tx, userId)}:${dayOf(at)}`,
    at,
  });
}

const including = paidPlans.filter((plan) => planPromises[plan].dailyFreeProviders > 0);

/** One statement, because every charge needs it. */
async function isIncluded(tx: Tx, userId: string, at: Date): Promise<boolean> {
  const found = await findIncluded(tx).execute({ userId, at: at.toISOString() });
  return found.length === 1;
}

const findIncluded = buildOnce((db) => {
  const [userId, at] = [sql.placeholder("userId"), sql.placeholder("at")];
  const term = db
    .select({ one: sql`1` })
    .from(planTerms)
    .where(
      and(
        eq(planTerms.userId, userId),
        inArray(planTerms.plan, including),
        lte(planTerms.startsAt, at),
        gt(planTerms.endsAt, at),
      ),
    );
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), or(inArray(users.plan, including), exists(term))))
    .prepare("find_included");
});
