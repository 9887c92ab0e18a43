import { and, eq, gt, sql, type SQL } from "drizzle-orm";
import { creditHolds } from "../db/schema/credits.ts";
import type { LockedAccount } from "./account.ts";

/** The condition of holds of a person for one of these purposes that were charged or given back within a time. */
export function isSettledLately(
  { userId }: LockedAccount,
  purposes: readonly string[],
  { at, freeRepeatMs }: { at: Date; freeRepeatMs: number },
): SQL | undefined {
  return and(
    eq(creditHolds.userId, userId),
    // One parameter, so that the statement is prepared once for any number of purposes.
    sql`${creditHolds.purpose} = any(${sql.param(purposes)})`,
    gt(creditHolds.settledAt, new Date(at.getTime() - freeRepeatMs)),
  );
}
