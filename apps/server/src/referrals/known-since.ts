import { getPersonKey } from "../credits/ledger/account.ts";
import { findFirstMovement } from "../credits/ledger/find-first-movement.ts";
import type { Db, Tx } from "../db/client.ts";

/** @returns since when a person has this account, or had one that they deleted */
export async function knownSince(
  db: Db | Tx,
  { id, createdAt }: { id: string; createdAt: Date },
): Promise<Date> {
  const first = await findFirstMovement(db, await getPersonKey(db, id));
  return first === undefined || first > createdAt ? createdAt : first;
}
