import { renewLife } from "../../credits/holds/process-lives.ts";
import type { Deps } from "../../deps.ts";

/** Says that this process lives, so that its requests go on counting where they wait for a hold. */
export function sayThatProcessLives({ db, partGroups }: Pick<Deps, "db" | "partGroups">): Promise<void> {
  return renewLife(db, partGroups.processId);
}
