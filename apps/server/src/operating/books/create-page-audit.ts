import type { ResponseOf } from "@vagou/contract/api/endpoints";
import type { Actor, Deps } from "../../deps.ts";
import { withDeadline } from "../../db/connections/with-deadline.ts";
import { AppError } from "../../errors.ts";
import { checkLedger } from "./check-ledger.ts";
import { describeVerdict } from "./describe-verdict.ts";

/** As long as a task may take; a larger ledger is checked by the command, and every night. */
const deadlineMs = 60_000;

/**
 * Checks the ledger for the operator's page, one check at a time in this process.
 * @returns what answers a call; it throws `ledger_check_running` while another one runs
 */
export function createPageAudit(
  deps: Pick<Deps, "db" | "clock" | "config">,
): (asked: { actor: Actor }) => Promise<ResponseOf<"verifyLedger">> {
  let isRunning = false;
  return async ({ actor }) => {
    if (isRunning) throw new AppError("ledger_check_running");
    isRunning = true;
    try {
      const by = { operatorId: actor.userId };
      const verdict = await withDeadline(deadlineMs, () => checkLedger(deps, { by, isServed: true }));
      return describeVerdict({ ...verdict, finishedAt: deps.clock.now() });
    } finally {
      isRunning = false;
    }
  };
}
