import type { PaidPlan } from "@vagou/contract/fichas/plans";
import type { Db, Tx } from "../db/client.ts";
import { judgePlan, type CurrentPlan } from "./judge-plan.ts";
import { listTerms } from "./repository.ts";

/** @returns the plan that a person has now, computed from the clock: no task ends a plan */
export async function currentPlan(
  db: Db | Tx,
  { id, plan }: { id: string; plan: PaidPlan | "free" },
  now: Date,
): Promise<CurrentPlan> {
  return judgePlan(plan, await listTerms(db, id, now), now);
}
