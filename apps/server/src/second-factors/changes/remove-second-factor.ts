import type { Actor, Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { lockUser } from "../../people/repository.ts";
import { announceFactorChange } from "../announce-factor-change.ts";
import { replaceCodes } from "../kept/recovery-code-repository.ts";
import { deleteFactor, forgetProofs, listFactors } from "../kept/repository.ts";
import { requireSecondFactor } from "../proofs/require-second-factor.ts";

/**
 * Removes a second factor, and with the last one the recovery codes.
 * @throws {AppError} second_factor_not_found · second_factor_needed
 */
export async function removeSecondFactor(
  deps: Pick<Deps, "config" | "db" | "clock">,
  { actor, id }: { actor: Actor; id: string },
): Promise<void> {
  const { userId } = actor;
  await requireSecondFactor(deps, { actor });
  await deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === undefined) throw new AppError("unauthenticated");
    const removed = await deleteFactor(tx, { userId, id });
    if (removed === undefined) throw new AppError("second_factor_not_found");
    const left = (await listFactors(tx, userId)).length;
    if (left === 0) {
      await replaceCodes(tx, userId, []);
      await forgetProofs(tx, userId);
    }
    await announceFactorChange(tx, deps, { user, change: { what: "removed", kind: removed.kind, left } });
  });
}
