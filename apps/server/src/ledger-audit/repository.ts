import { desc, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { ledgerVerdicts } from "../db/schema/ledger-verdicts.ts";
import type { LedgerVerdict } from "./audit-ledger.ts";

export type VerdictRow = typeof ledgerVerdicts.$inferSelect;

/**
 * Claims the check of a night for one process. A check that began long ago and did not end is claimed again.
 * @returns false when the check is done, or another process does it
 */
export async function claimNight(
  db: Db,
  { id, night, at, leaseMs }: { id: string; night: string; at: Date; leaseMs: number },
): Promise<boolean> {
  const tooOld = new Date(at.getTime() - leaseMs);
  const rows = await db
    .insert(ledgerVerdicts)
    .values({ id, night, startedAt: at })
    .onConflictDoUpdate({
      target: ledgerVerdicts.night,
      set: { id, startedAt: at },
      setWhere: sql`${ledgerVerdicts.finishedAt} is null and ${lte(ledgerVerdicts.startedAt, tooOld)}`,
    })
    .returning({ id: ledgerVerdicts.id });
  return rows.length === 1;
}

/** Stores the verdict of a night; does nothing when another process has claimed this night meanwhile. */
export async function finishNight(db: Db, id: string, verdict: LedgerVerdict, at: Date): Promise<void> {
  await db
    .update(ledgerVerdicts)
    .set({ ...columnsOf(verdict), finishedAt: at })
    .where(eq(ledgerVerdicts.id, id));
}

/** Stores the verdict of a check that an operator started. */
export async function insertVerdict(
  db: Db,
  {
    id,
    verdict,
    startedAt,
    finishedAt,
  }: { id: string; verdict: LedgerVerdict; startedAt: Date; finishedAt: Date },
): Promise<void> {
  await db.insert(ledgerVerdicts).values({ id, startedAt, finishedAt, ...columnsOf(verdict) });
}

/** @returns the newest finished check */
export async function findLastVerdict(db: Db): Promise<VerdictRow | undefined> {
  const [last] = await db
    .select()
    .from(ledgerVerdicts)
    .where(isNotNull(ledgerVerdicts.finishedAt))
    .orderBy(desc(ledgerVerdicts.finishedAt))
    .limit(1);
  return last;
}

function columnsOf({ people, movements, entries, faultCount, faults }: LedgerVerdict) {
  return { people, movements, entries, faultCount, faults };
}
