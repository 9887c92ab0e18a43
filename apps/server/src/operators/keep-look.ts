import type { Deps } from "../deps.ts";
import { insertAct } from "./repository.ts";
import { rowOfAct, type Act } from "./row-of-act.ts";

/** Keeps the record of a look at data. It comes before the data is read: what cannot be recorded is not shown. */
export async function keepLook({ db, clock }: Pick<Deps, "db" | "clock">, look: Act): Promise<void> {
  await insertAct(db, rowOfAct(look, clock.now()));
}
