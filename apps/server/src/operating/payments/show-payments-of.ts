import type { Deps } from "../../deps.ts";
import type { Entrance } from "../../operators/entrance.ts";
import { keepLook } from "../../operators/keep-look.ts";
import { listPaymentsOf, type PaymentRow } from "../../payments/facts/repository.ts";
import { findNamed } from "../people/find-named.ts";

/**
 * Shows an operator what a person paid, oldest first.
 * @throws {OperatorError} when there is no such person
 */
export async function showPaymentsOf(
  deps: Pick<Deps, "db" | "clock">,
  { by, named }: { by: Entrance; named: string },
): Promise<PaymentRow[]> {
  const { id } = await findNamed(deps, { by, named });
  await keepLook(deps, { by, action: "person_payments", personId: id });
  return listPaymentsOf(deps.db, id);
}
