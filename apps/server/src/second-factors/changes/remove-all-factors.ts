import type { Tx } from "../../db/client.ts";
import type { Entrance } from "../../operators/entrance.ts";
import { lockUser } from "../../people/repository.ts";
import { announceFactorChange, type Announcing } from "../announce-factor-change.ts";
import { deleteAllFactors } from "../kept/repository.ts";
import { endAllProofs } from "./end-all-proofs.ts";

/**
 * Removes the second factors and recovery codes of a person who has lost them all, takes the operator's role, and tells
 * the person by e-mail.
 * @param tx the transaction in which it happens
 * @returns how many second factors the person had, and whether the role
 */
export async function removeAllFactors(
  tx: Tx,
  deps: Announcing,
  { userId, by }: { userId: string; by: Entrance },
): Promise<{ removed: number; hadRole: boolean }> {
  const user = await lockUser(tx, userId);
  const removed = await deleteAllFactors(tx, userId);
  if (user === undefined || removed === 0) return { removed: 0, hadRole: false };
  const hadRole = await endAllProofs(tx, deps, { userId, by });
  await announceFactorChange(tx, deps, { user, change: { what: "all_removed" } });
  return { removed, hadRole };
}
