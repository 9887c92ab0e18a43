import type { AnyPackageId } from "@vagou/contract/fichas/packages";
import type { PaymentSettings } from "../../config/config.ts";
import type { Deps } from "../../deps.ts";
import type { Entrance } from "../../operators/entrance.ts";
import { keepAct } from "../../operators/keep-act.ts";
import { assignPayment } from "../../payments/parked/assign-payment.ts";
import type { PaymentRow } from "../../payments/facts/repository.ts";
import { findPerson } from "../../profile/find-person.ts";

/**
 * Grants a parked payment to the person whom an operator names.
 * @param packageId needed where the payment does not determine it
 * @throws {OperatorError} see `assignPayment` and `findPerson`
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
  const { id: userId, name } = await findPerson(deps.db, named);
  const settings = deps.payments ?? withoutLinks;
  const act = { by, action: "payment_assign", personId: userId, subject: paymentIntent } as const;
  const payment = await keepAct(deps, act, (inside) =>
    assignPayment(inside, {
      settings,
      paymentIntent,
      userId,
      ...(packageId !== undefined && { packageId }),
    }),
  );
  return { payment, name };
}

/** Where the settings name no links, the operator has to name the package. */
const withoutLinks: PaymentSettings = {
  webhookSecrets: [],
  live: false,
  packages: {},
  plans: {},
  planPortalUrl: null,
};
