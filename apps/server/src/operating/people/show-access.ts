import { listAccessFrom, listAccessOf, type AccessRecord } from "../../access-records/repository.ts";
import type { Deps } from "../../deps.ts";
import type { Entrance } from "../../operators/entrance.ts";
import { keepLook } from "../../operators/keep-look.ts";
import { findNamed } from "./find-named.ts";

/**
 * Lists access records for an authority that may have them by law. The operator's page does not offer it.
 * @param of an e-mail address, or the id of an account, also of a deleted one; or `from`, an IP address
 * @throws {OperatorError} when no person has that e-mail address
 */
export async function showAccess(
  deps: Pick<Deps, "db" | "clock">,
  { by, limit, ...which }: { by: Entrance; limit: number } & ({ of: string } | { from: string }),
): Promise<AccessRecord[]> {
  if ("from" in which) {
    await keepLook(deps, { by, action: "address_access" });
    return listAccessFrom(deps.db, which.from, limit);
  }
  // The records of a deleted account are found by its id only.
  const personId = which.of.includes("@")
    ? (await findNamed(deps, { by, named: which.of })).id
    : which.of.toLowerCase();
  await keepLook(deps, { by, action: "person_access", personId });
  return listAccessOf(deps.db, personId, limit);
}
