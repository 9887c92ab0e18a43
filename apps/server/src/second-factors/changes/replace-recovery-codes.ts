import type { Actor, Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { lockUser } from "../../people/repository.ts";
import { announceFactorChange } from "../announce-factor-change.ts";
import { hashRecoveryCodes } from "../kept/hash-recovery-codes.ts";
import { replaceCodes } from "../kept/recovery-code-repository.ts";
import { hasSecondFactor } from "../kept/repository.ts";
import { requireSecondFactor } from "../proofs/require-second-factor.ts";
import { refuseEndedSession } from "../../sessions/refuse-ended-session.ts";

/**
 * Makes new recovery codes; the older ones stop working.
 * @returns the codes, to be shown this once
 * @throws {AppError} second_factor_not_found · second_factor_needed · unauthenticated when the session ended meanwhile
 */
export async function replaceRecoveryCodes(
  deps: Pick<Deps, "config" | "db" | "clock" | "passwords">,
  { actor }: { actor: Actor },
): Promise<string[]> {
  const { userId } = actor;
  if (!(await hasSecondFactor(deps.db, userId))) throw new AppError("second_factor_not_found");
  await requireSecondFactor(deps, { actor });
  const { shown, rows } = await hashRecoveryCodes(deps, { userId });
  await deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === undefined) throw new AppError("unauthenticated");
    await refuseEndedSession(tx, { actor });
    if (!(await hasSecondFactor(tx, userId))) throw new AppError("second_factor_not_found");
    await replaceCodes(tx, userId, rows);
    await announceFactorChange(tx, deps, { user, change: { what: "recovery_codes_replaced" } });
  });
  return shown;
}
