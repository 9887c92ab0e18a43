import { freeRepeatMs } from "@vagou/contract/fichas/amounts";
import type { Deps } from "../../deps.ts";
import { clearLastingHoldsBefore, clearPurposesBefore, deleteHoldsBefore } from "./forget-holds.ts";
import { canLedgerBeBrief } from "./process-lives.ts";

/** For a request that is settled at the end of the free time: it still reads which request was charged. */
const marginMs = 60_000;

/**
 * Deletes settled holds once a repetition is no longer free, and with them what was asked and which request was charged.
 * The ledger keeps when, for which portal and how many fichas. While a process of the version before lives, which reads
 * the holds, they are only emptied. Runs as a task.
 */
export async function forgetOldHolds({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const before = new Date(clock.now().getTime() - freeRepeatMs - marginMs);
  if (await canLedgerBeBrief(db)) {
    await deleteHoldsBefore(db, before);
    await clearLastingHoldsBefore(db, before);
  } else await clearPurposesBefore(db, before);
}
