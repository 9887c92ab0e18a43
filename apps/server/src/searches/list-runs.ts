import { asc, eq } from "drizzle-orm";
import type { Db, Tx } from "../db/client.ts";
import { providerRuns } from "../db/schema/searches.ts";

/** What a person asked of providers, oldest first; what they looked for is kept by nobody. */
export async function listRunsOf(db: Db | Tx, userId: string) {
  return db
    .select({
      providerId: providerRuns.providerId,
      createdAt: providerRuns.createdAt,
      outcome: providerRuns.outcome,
      jobCount: providerRuns.jobCount,
    })
    .from(providerRuns)
    .where(eq(providerRuns.userId, userId))
    .orderBy(asc(providerRuns.createdAt), asc(providerRuns.providerId));
}
