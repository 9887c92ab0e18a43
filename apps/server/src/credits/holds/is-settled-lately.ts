import { and, eq, gt, ne, sql } from "drizzle-orm";
import { creditHolds } from "../../db/schema/credits.ts";

/**
 * The condition of holds of a person for one of several purposes that were charged or given back within a time. Its
 * placeholders are those of `settledLately`.
 */
export const isSettledLately = and(
  eq(creditHolds.userId, sql.placeholder("userId")),
  // For the index.
  ne(creditHolds.purpose, ""),
  // One parameter, so that the statement is prepared once for any number of purposes.
  sql`${creditHolds.purpose} = any(${sql.placeholder("purposes")})`,
  gt(creditHolds.settledAt, sql.placeholder("settledAfter")),
);

/** @returns what `isSettledLately` asks for */
export function settledLately(
  userId: string,
  purposes: readonly string[],
  { at, freeRepeatMs }: { at: Date; freeRepeatMs: number },
) {
  return { userId, purposes, settledAfter: new Date(at.getTime() - freeRepeatMs).toISOString() };
}
