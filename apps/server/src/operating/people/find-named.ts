import type { Deps } from "../../deps.ts";
import { OperatorError } from "../../operator-error.ts";
import type { Entrance } from "../../operators/entrance.ts";
import { keepLook } from "../../operators/keep-look.ts";
import type { UserRow } from "../../people/repository.ts";
import { findPerson } from "../../profile/find-person.ts";

/**
 * Finds the person whom an operator names, for every use case that takes a name: the caller keeps the record of what is
 * done with it. A try that finds no person is recorded here, without the address: it says that there is no such account.
 * @param named a whole e-mail address, or an id
 * @throws {OperatorError} when there is no such person
 */
export async function findNamed(
  deps: Pick<Deps, "db" | "clock">,
  { by, named }: { by: Entrance; named: string },
): Promise<UserRow> {
  try {
    return await findPerson(deps.db, named);
  } catch (error) {
    if (error instanceof OperatorError) await keepLook(deps, { by, action: "person_find" });
    throw error;
  }
}
