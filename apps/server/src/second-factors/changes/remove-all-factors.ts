import type { Tx } from "../../db/client.ts";
import { lockUser } from "../../people/repository.ts";
import { announceFactorChange, type Announcing } from "../announce-factor-change.ts";
import { replaceCodes } from "../kept/recovery-code-repository.ts";
import { deleteAllFactors, forgetProofs } from "../kept/repository.ts";

/**
 * Removes the second factors and recovery codes of a person who has lost them all, and tells the person by e-mail.
 * @param tx the transaction in which it happens
 * @returns how many second factors the person had
 */
export async function removeAllFactors(
  tx: Tx,
  deps: Announcing,
  { userId }: { userId: string },
): Promise<number> {
  const user = await lockUser(tx, userId);
  const removed = await deleteAllFactors(tx, userId);
  if (user === undefined || removed === 0) return 0;
  await replaceCodes(tx, userId, []);
  await forgetProofs(tx, userId);
  await announceFactorChange(tx, deps, { user, change: { what: "all_removed" } });
  return removed;
}
