import type { UserRow } from "@vagou/server/people/repository";
import type { PaymentSettings } from "@vagou/server/config/config";
import { assignPayment } from "@vagou/server/payments/assign-payment";
import type { AdminCommand } from "./admin-command.ts";
import type { Operating } from "./operating.ts";

/** Grants a parked payment to the person that the operator names. @returns the output */
export async function assignParked(
  { db, clock, config }: Operating,
  { id: userId, name }: UserRow,
  { paymentIntent, packageId }: Extract<AdminCommand, { name: "payments assign" }>,
): Promise<string> {
  const payment = await assignPayment(
    { db, clock },
    {
      settings: config.payments === null || config.payments === "stand-in" ? withoutLinks : config.payments,
      paymentIntent,
      userId,
      ...(packageId !== undefined && { packageId }),
    },
  );
  const back = payment.takenCredits + payment.owedCredits;
  const refunded = back === 0 ? "" : ` It was refunded meanwhile: ${back} of them are taken back or owed.`;
  return `${paymentIntent}: ${payment.grantedCredits} fichas given to ${name}.${refunded}`;
}

/** Where the settings name no links, the operator has to name the package. */
const withoutLinks: PaymentSettings = {
  webhookSecrets: [],
  live: false,
  packages: {},
  plans: {},
  planPortalUrl: null,
};
