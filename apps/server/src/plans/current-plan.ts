import type { PaidPlan } from "@vagou/contract/plans";
import type { Db, Tx } from "../db/client.ts";
import { judgePlan, type CurrentPlan } from "./judge-plan.ts";
import { listTerms } from "./repository.ts";

/** The plan that a person has now. Nothing switches it off when it ends: it is over by the clock. */
export async function currentPlan(
  db: Db | Tx,
  { id, plan }: { id: string; plan: PaidPlan | "free" },
  now: Date,
): Promise<CurrentPlan> {
  return judgePlan(plan, await listTerms(db, id, now), now);
}
