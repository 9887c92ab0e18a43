import { inArray, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { toldSuspicions } from "../db/schema/etiquette.ts";

/**
 * Notes what the log is told of each provider.
 * @param reasons provider id → why it is suspect; an empty text for one that is well
 * @returns the providers of which something else was noted before: the caller has to tell it, and no other process will
 */
export async function noteTold(db: Db, reasons: ReadonlyMap<string, string>): Promise<Set<string>> {
  const isSuspect = ([, told]: [string, string]) => told !== "";
  const suspect = [...reasons].filter(isSuspect);
  const well = [...reasons].filter((each) => !isSuspect(each)).map(([providerId]) => providerId);
  const changed =
    suspect.length === 0
      ? []
      : await db
          .insert(toldSuspicions)
          // All processes insert in one order, so that two cannot deadlock.
          .values(suspect.map(([providerId, told]) => ({ providerId, reasons: told })).toSorted(byProvider))
          .onConflictDoUpdate({
            target: toldSuspicions.providerId,
            set: { reasons: sql`excluded.reasons` },
            setWhere: sql`${toldSuspicions.reasons} is distinct from excluded.reasons`,
          })
          .returning({ providerId: toldSuspicions.providerId });
  const recovered = await db
    .delete(toldSuspicions)
    .where(inArray(toldSuspicions.providerId, well))
    .returning({ providerId: toldSuspicions.providerId });
  return new Set([...changed, ...recovered].map(({ providerId }) => providerId));
}

function byProvider(a: { providerId: string }, b: { providerId: string }): number {
  return a.providerId < b.providerId ? -1 : 1;
}
