import { packageTerms, type AnyPackageId } from "@vagou/contract/fichas/packages";
import type { PaymentSettings } from "../../config/config.ts";
import type { Deps } from "../../deps.ts";
import { OperatorError } from "../../operator-error.ts";
import { findSale, type Sale } from "../facts/reconcile.ts";
import { isPerson, lockPayment, type PaymentRow } from "../facts/repository.ts";
import { grantSale, settlePayment } from "../settling/settle-payment.ts";

type Assignment = {
  settings: PaymentSettings;
  paymentIntent: string;
  userId: string;
  /** Needed where the payment does not determine it (an unknown link, another amount). */
  packageId?: AnyPackageId;
};

/**
 * Grants a parked payment to the person that the operator names, with the package where the payment does not
 * determine it.
 * @throws {OperatorError}
 */
export function assignPayment(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { settings, paymentIntent, userId, packageId }: Assignment,
): Promise<PaymentRow> {
  const at = clock.now();
  return db.transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentIntent, at);
    if (payment.grantedCredits > 0 || payment.plan !== null)
      throw new OperatorError(`${paymentIntent} was granted before`, { code: "payment_granted" });
    if (payment.paidAt === null)
      throw new OperatorError(`${paymentIntent} is not paid, or unknown`, { code: "payment_not_paid" });
    if (!(await isPerson(tx, userId)))
      throw new OperatorError(`there is no person ${userId}`, { code: "person_unknown" });
    const sale = packageId === undefined ? saleOf(settings, payment) : saleNamed(packageId);
    const granted = await grantSale(tx, { payment, sale, userId, at });
    return settlePayment(tx, { settings, payment: granted, at });
  });
}

function saleNamed(packageId: AnyPackageId): Sale {
  return { packageId, credits: packageTerms[packageId].credits };
}

function saleOf(settings: PaymentSettings, payment: PaymentRow): Sale {
  const sale = findSale(settings, payment);
  if (typeof sale === "string")
    throw new OperatorError(`which package? The payment does not say: ${sale}`, {
      code: "payment_package_unclear",
    });
  return sale;
}
