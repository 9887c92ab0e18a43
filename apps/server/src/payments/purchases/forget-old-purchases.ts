import { unpaidPurchaseKeptDays } from "@vagou/contract/limits";
import type { Deps } from "../../deps.ts";
import { deleteUnpaidPurchasesBefore } from "../facts/repository.ts";

/**
 * Deletes checkouts that were begun and not paid. A later payment is granted anyway, because it names its package and
 * its person itself. Runs as a task.
 */
export async function forgetOldPurchases({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const keptMs = unpaidPurchaseKeptDays * 24 * 3_600_000;
  await deleteUnpaidPurchasesBefore(db, new Date(clock.now().getTime() - keptMs));
}
