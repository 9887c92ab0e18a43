import { paidPlans, planPromises } from "@vagou/contract/fichas/plans";
import { and, eq, exists, gt, inArray, lte, or, sql } from "drizzle-orm";
import { buildOnce } from "../db/statements/build-once.ts";
import type { Tx } from "../db/client.ts";
import { users } from "../db/schema/accounts.ts";
import { planTerms } from "../db/schema/plans.ts";

/**
 * @returns whether a person's plan gives back the fichas of one portal a day. One statement, because every charge needs it.
 */
export async function includesDailyProvider(
  tx: Tx,
  { userId, at }: { userId: string; at: Date },
): Promise<boolean> {
  const found = await findIncluded(tx).execute({ userId, at: at.toISOString() });
  return found.length === 1;
}

const including = paidPlans.filter((plan) => planPromises[plan].dailyFreeProviders > 0);

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
