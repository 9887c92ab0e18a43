import { randomUUID } from "node:crypto";
import { dayOf } from "../calendar.ts";
import type { Deps } from "../deps.ts";
import { auditLedger } from "./audit-ledger.ts";
import { claimNight, finishNight } from "./repository.ts";

/** The nightly check begins at 03:30 in São Paulo. */
const startsAtMs = 3.5 * 3_600_000;

/** A process that has just started waits until the holds of processes that died before were given back. */
const firstCheckAfterMs = 5 * 60_000;

/** After this time a check without a result counts as failed, and another process may repeat it. */
const leaseMs = 6 * 3_600_000;

/**
 * Checks the ledger once a night, in the process that is first; a missed check is done later.
 * The verdict is stored in the database for `/metrics`, and faults are logged as an error.
 * @returns the work of one turn, which runs as a task
 */
export function createNightlyAudit({
  db,
  clock,
  config,
  logger,
}: Pick<Deps, "db" | "clock" | "config" | "logger">): () => Promise<void> {
  const firstTurnAt = clock.now().getTime() + firstCheckAfterMs;
  return async () => {
    const at = clock.now();
    if (at.getTime() < firstTurnAt) return;
    const id = randomUUID();
    const night = dayOf(new Date(at.getTime() - startsAtMs));
    if (!(await claimNight(db, { id, night, at, leaseMs }))) return;
    const verdict = await auditLedger(db, { now: at, inPieces: config.databaseUrl === null });
    await finishNight(db, id, verdict, clock.now());
    const { people, movements, entries, faultCount, faults } = verdict;
    if (faultCount === 0) logger.info({ people, movements, entries }, "the ledger is whole");
    else logger.error({ faultCount, faults: faults.slice(0, 20) }, "the ledger has faults");
  };
}
