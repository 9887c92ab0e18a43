import type { ProviderId } from "@vagou/contract/catalogue";
import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { providerBreakers } from "../db/schema/etiquette.ts";
import { providerRuns } from "../db/schema/searches.ts";
import { judgeHealth, type Health } from "./judge-health.ts";

export type ProviderHealth = Health & {
  providerId: ProviderId;
  /** Until when it is suspended, or null. */
  suspendedUntil: Date | null;
};

const windowMs = 7 * 24 * 60 * 60 * 1000;
/** Enough runs to compare, and few enough to read at every scrape. */
const runsMax = 60;

/** Judges each provider by its runs of the last seven days. */
export async function reportHealth(db: Db, ids: readonly ProviderId[], now: Date): Promise<ProviderHealth[]> {
  const suspensions = new Map(
    (await db.select().from(providerBreakers)).map(({ providerId, openUntil }) => [providerId, openUntil]),
  );
  const reports: ProviderHealth[] = [];
  for (const providerId of ids) {
    const runs = await db
      .select()
      .from(providerRuns)
      .where(
        and(
          eq(providerRuns.providerId, providerId),
          eq(providerRuns.source, "provider"),
          // A wait in our own line says nothing about the portal.
          ne(providerRuns.outcome, "busy"),
          gt(providerRuns.createdAt, new Date(now.getTime() - windowMs)),
        ),
      )
      .orderBy(desc(providerRuns.createdAt))
      .limit(runsMax);
    reports.push({ providerId, suspendedUntil: suspensions.get(providerId) ?? null, ...judgeHealth(runs) });
  }
  return reports;
}
