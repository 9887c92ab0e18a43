import type { Deps } from "../deps.ts";
import type { PlannedTask } from "../tasks/planned-task.ts";
import { createNightlyAudit } from "./audit-nightly.ts";

export function ledgerAuditTasks(deps: Deps): PlannedTask[] {
  return [{ name: "check the ledger at night", everyMs: 60_000, work: createNightlyAudit(deps) }];
}
