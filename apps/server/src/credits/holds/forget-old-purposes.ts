import { freeRepeatMs } from "@vagou/contract/fichas/amounts";
import type { Deps } from "../../deps.ts";
import { clearPurposesBefore } from "./clear-purposes.ts";

/** For a request that is settled at the end of the free time: it still reads which request was charged. */
const marginMs = 60_000;

/**
 * Clears the purpose of settled holds, and which request was charged, once a repetition is no longer free. The ledger
 * keeps when, for which portal and how many fichas. Runs as a task.
 */
export async function forgetOldPurposes({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await clearPurposesBefore(db, new Date(clock.now().getTime() - freeRepeatMs - marginMs));
}
