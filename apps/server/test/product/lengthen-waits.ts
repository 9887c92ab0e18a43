import { gt, sql } from "drizzle-orm";
import { attempts } from "../../src/db/schema/accounts.ts";
import type { TestDatabase } from "../database/create-test-database.ts";

/** Every wait that followed from too many tries, also one that has just ended, lasts `seconds` from now; the tries stay counted. */
export async function lengthenWaits({ db }: TestDatabase, seconds: number): Promise<void> {
  await db
    .update(attempts)
    .set({ blockedUntil: sql`now() + ${seconds}::int * interval '1 second'` })
    .where(gt(attempts.blockedUntil, new Date(0)));
}
