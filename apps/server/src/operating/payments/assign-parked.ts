import type { AnyPackageId } from "@vagou/contract/fichas/packages";
import type { PaymentSettings } from "../../config/config.ts";
import type { Deps } from "../../deps.ts";
import type { Entrance } from "../../operators/entrance.ts";
import { OperatorError } from "../../operator-error.ts";
import { keepAct } from "../../operators/keep-act.ts";
import { keepLook } from "../../operators/keep-look.ts";
import { assignPayment } from "../../payments/parked/assign-payment.ts";
import type { PaymentRow } from "../../payments/facts/repository.ts";
import { findNamed } from "../people/find-named.ts";

/**
 * Grants a parked payment to the person whom an operator names.
 * @param packageId needed where the payment does not determine it
 * @throws {OperatorError} see `assignPayment` and `findNamed`. Also a payment that is refused says that there is such a
 *   person, so it is recorded as a look
 */
export async function assignParked(
  deps: Pick<Deps, "db" | "clock" | "payments">,
  {
    by,
    paymentIntent,
    named,
    packageId,
  }: { by: Entrance; paymentIntent: string; named: string; packageId?: AnyPackageId | undefined },
): Promise<{ payment: PaymentRow; name: string }> {
  const { id: userId, name } = await findNamed(deps, { by, named });
  const settings = deps.payments ?? withoutLinks;
  const act = { by, action: "payment_assign", personId: userId, subject: paymentIntent } as const;
  const assignment = { settings, paymentIntent, userId, ...(packageId !== undefined && { packageId }) };
  try {
    const payment = await keepAct(deps, act, (inside) => assignPayment(inside, assignment));
    return { payment, name };
  } catch (error) {
    if (error instanceof OperatorError) await keepLook(deps, { by, action: "person_find", personId: userId });
    throw error;
  }
}

/** Where the settings name no links, the operator has to name the package. */
const withoutLinks: PaymentSettings = {
  webhookSecrets: [],
  live: false,
  packages: {},
  plans: {},
  planPortalUrl: null,
};
