import type { ResponseOf } from "@vagou/contract/api/endpoints";
import { operatorActsMs, operatorLooksMs } from "@vagou/contract/limits";
import type { Actor, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { findLastVerdict } from "../ledger-audit/repository.ts";
import { findSession } from "../sessions/repository.ts";
import { describeVerdict } from "./books/describe-verdict.ts";

/** What the operator's page says first: how long it may be used, and whether the books were right. */
export async function showDesk(
  { db, config }: Pick<Deps, "db" | "config">,
  { actor }: { actor: Actor },
): Promise<ResponseOf<"getOperatorDesk">> {
  const givenAt = (await findSession(db, actor.sessionId))?.secondFactorAt;
  if (!givenAt) throw new AppError("second_factor_needed");
  const last = await findLastVerdict(db);
  return {
    looks_until: new Date(givenAt.getTime() + operatorLooksMs).toISOString(),
    acts_until: new Date(givenAt.getTime() + operatorActsMs).toISOString(),
    verdict: last === undefined ? null : describeVerdict(last),
    feedback_to: config.operator.supportEmail,
  };
}
