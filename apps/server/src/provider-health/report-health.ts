import type { ProviderId } from "@vagou/contract/search/catalogue";
import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { providerBreakers } from "../db/schema/etiquette.ts";
import { providerRuns } from "../db/schema/searches.ts";
import { judgeHealth, type Health } from "./judge-health.ts";
import { runsOfWeek } from "./runs-of-week.ts";

export type ProviderHealth = Health & {
  providerId: ProviderId;
  /** Until when it is suspended, or null. */
  suspendedUntil: Date | null;
};

/** Enough runs to compare, and few enough to read at every scrape. */
const runsMax = 60;

/** Judges each provider by the newest runs of the last seven days; `countWeeks` counts all of them. */
export async function reportHealth(db: Db, ids: readonly ProviderId[], now: Date): Promise<ProviderHealth[]> {
  const suspensions = new Map(
    (await db.select().from(providerBreakers)).map(({ providerId, openUntil }) => [providerId, openUntil]),
  );
  const reports: ProviderHealth[] = [];
  for (const providerId of ids) {
    const runs = await db
      .select()
      .from(providerRuns)
      .where(and(eq(providerRuns.providerId, providerId), runsOfWeek(now)))
      .orderBy(desc(providerRuns.createdAt))
      .limit(runsMax);
    reports.push({ providerId, suspendedUntil: suspensions.get(providerId) ?? null, ...judgeHealth(runs) });
  }
  return reports;
}
