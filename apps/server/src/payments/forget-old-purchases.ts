import { unpaidPurchaseKeptDays } from "@vagou/contract/limits";
import type { Deps } from "../deps.ts";
import { deleteUnpaidPurchasesBefore } from "./repository.ts";

/**
 * Forgets checkouts that were begun and not paid; what was paid since is granted all the same, because the payment says
 * for what and for whom. Runs as a task.
 */
export async function forgetOldPurchases({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const keptMs = unpaidPurchaseKeptDays * 24 * 3_600_000;
  await deleteUnpaidPurchasesBefore(db, new Date(clock.now().getTime() - keptMs));
}
