import { assignParked } from "@vagou/server/operating/payments/assign-parked";
import type { AdminCommand } from "./admin-command.ts";
import type { Operating } from "./operating.ts";

/** Grants a parked payment to the person that the operator names. @returns the output */
export async function assignPayment(
  { db, clock, config, by }: Operating,
  { person, paymentIntent, packageId }: Extract<AdminCommand, { name: "payments assign" }>,
): Promise<string> {
  const payments = config.payments === "stand-in" ? null : config.payments;
  const { payment, name } = await assignParked(
    { db, clock, payments },
    { by, paymentIntent, named: person, packageId },
  );
  if (payment.plan !== null) return `${paymentIntent}: the plan ${payment.plan} given to ${name}.`;
  const back = payment.takenCredits + payment.owedCredits;
  const refunded = back === 0 ? "" : ` It was refunded meanwhile: ${back} of them are taken back or owed.`;
  return `${paymentIntent}: ${payment.grantedCredits} fichas given to ${name}.${refunded}`;
}
