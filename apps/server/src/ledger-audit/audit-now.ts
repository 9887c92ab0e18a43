import { randomUUID } from "node:crypto";
import type { Deps } from "../deps.ts";
import { auditLedger, type LedgerVerdict } from "./audit-ledger.ts";
import { insertVerdict } from "./repository.ts";

/**
 * Checks the ledger at once, because an operator asks for it, and stores the verdict.
 * @param isServed false when no server works on this database, so that no process gives back old holds: they are
 *   no fault then
 */
export async function auditNow(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  { isServed }: { isServed: boolean },
): Promise<LedgerVerdict> {
  const startedAt = clock.now();
  const verdict = await auditLedger(db, {
    now: isServed ? startedAt : null,
    inPieces: config.databaseUrl === null,
  });
  await insertVerdict(db, { id: randomUUID(), verdict, startedAt, finishedAt: clock.now() });
  return verdict;
}
