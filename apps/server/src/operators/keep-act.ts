import type { Deps } from "../deps.ts";
import { insertAct } from "./repository.ts";
import { rowOfAct, type Act } from "./row-of-act.ts";

/**
 * Does something for an operator and keeps the record of it, in one transaction: what is refused or fails leaves no
 * record, and nothing is done without one.
 * @param work gets the connection of the transaction
 */
export function keepAct<T>(
  { db, clock }: Pick<Deps, "db" | "clock">,
  act: Act,
  work: (inside: Pick<Deps, "db" | "clock">) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await insertAct(tx, rowOfAct(act, clock.now()));
    return work({ db: tx, clock });
  });
}
