import type { Actor, Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { lockUser } from "../../people/repository.ts";
import { announceFactorChange } from "../announce-factor-change.ts";
import { deleteFactor, listFactors } from "../kept/repository.ts";
import { requireSecondFactor } from "../proofs/require-second-factor.ts";
import { refuseEndedSession } from "../../sessions/refuse-ended-session.ts";
import { endAllProofs } from "./end-all-proofs.ts";

/**
 * Removes a second factor, and with the last one the recovery codes and the operator's role.
 * @throws {AppError} second_factor_not_found · second_factor_needed · unauthenticated when the session ended meanwhile
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
    await refuseEndedSession(tx, { actor });
    const removed = await deleteFactor(tx, { userId, id });
    if (removed === undefined) throw new AppError("second_factor_not_found");
    const left = (await listFactors(tx, userId)).length;
    if (left === 0) await endAllProofs(tx, deps, { userId, by: { operatorId: userId } });
    await announceFactorChange(tx, deps, { user, change: { what: "removed", kind: removed.kind, left } });
  });
}
