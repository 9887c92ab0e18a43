import type { Deps } from "../../deps.ts";
import type { Entrance } from "../../operators/entrance.ts";
import { keepLook } from "../../operators/keep-look.ts";
import { overviewOf, type PersonOverview } from "../../profile/find-person.ts";
import { findNamed } from "./find-named.ts";

/**
 * Shows an operator who a person is and what they have.
 * @param named a whole e-mail address, or an id
 * @throws {OperatorError} when there is no such person; the try is recorded, without the address
 */
export async function lookUpPerson(
  deps: Pick<Deps, "db" | "clock">,
  { by, named }: { by: Entrance; named: string },
): Promise<PersonOverview> {
  const user = await findNamed(deps, { by, named });
  await keepLook(deps, { by, action: "person_find", personId: user.id });
  return overviewOf(deps.db, user, deps.clock.now());
}
