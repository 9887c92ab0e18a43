import { randomUUID } from "node:crypto";
import { dayOf } from "../calendar.ts";
import type { Deps } from "../deps.ts";
import { auditLedger } from "./audit-ledger.ts";
import { claimNight, finishNight } from "./repository.ts";

/** The check of a day begins at 03:30 in São Paulo. */
const beginsMs = 3.5 * 3_600_000;

/** A process that has just started lets the holds of those that died before it be given back first. */
const settlingMs = 5 * 60_000;

/** A check that takes longer than this is taken for dead. */
const leaseMs = 6 * 3_600_000;

/**
 * Checks the ledger once a night, whichever process comes first; a night that was missed is made up for.
 * The verdict stays in the database for `/metrics`, and faults are an error in the log.
 * @returns the work of one turn, to be run as a task
 */
export function createNightlyAudit({
  db,
  clock,
  logger,
}: Pick<Deps, "db" | "clock" | "logger">): () => Promise<void> {
  const firstTurnAt = clock.now().getTime() + settlingMs;
  return async () => {
    const at = clock.now();
    if (at.getTime() < firstTurnAt) return;
    const id = randomUUID();
    const night = dayOf(new Date(at.getTime() - beginsMs));
    if (!(await claimNight(db, { id, night, at, leaseMs }))) return;
    const verdict = await auditLedger(db, { now: at });
    await finishNight(db, id, verdict, clock.now());
    const { people, movements, entries, faultCount, faults } = verdict;
    if (faultCount === 0) logger.info({ people, movements, entries }, "the ledger is whole");
    else logger.error({ faultCount, faults: faults.slice(0, 20) }, "the ledger has faults");
  };
}
