import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import type { Entrance } from "../../operators/entrance.ts";
import { insertAct, takeRole } from "../../operators/repository.ts";
import { rowOfAct } from "../../operators/row-of-act.ts";
import { replaceCodes } from "../kept/recovery-code-repository.ts";
import { forgetProofs } from "../kept/repository.ts";

/**
 * For a person whose last second factor was removed: deletes the recovery codes, forgets when sessions showed a second
 * factor, and takes the operator's role. Who knows the password of an account without a second factor may set one up, and
 * must not become an operator by it.
 * @param tx the transaction that removed it, with a lock on the person
 * @param ended.by who removed it: the record of operators says who took the role
 * @returns whether the person had the role
 */
export async function endAllProofs(
  tx: Tx,
  { clock }: Pick<Deps, "clock">,
  { userId, by }: { userId: string; by: Entrance },
): Promise<boolean> {
  await replaceCodes(tx, userId, []);
  await forgetProofs(tx, userId);
  const hadRole = await takeRole(tx, userId);
  if (hadRole) await insertAct(tx, rowOfAct({ by, action: "role_take", personId: userId }, clock.now()));
  return hadRole;
}
