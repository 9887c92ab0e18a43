import { and, eq, gt, ne, type SQL } from "drizzle-orm";
import { providerRuns } from "../db/schema/searches.ts";

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** The condition for runs that say something about the portals: all that asked them in the last seven days. */
export function runsOfWeek(now: Date): SQL | undefined {
  return and(
    eq(providerRuns.source, "provider"),
    // A wait in our own line says nothing about the portal.
    ne(providerRuns.outcome, "busy"),
    gt(providerRuns.createdAt, new Date(now.getTime() - weekMs)),
  );
}
