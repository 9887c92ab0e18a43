import { anyPackageIds, packageTerms } from "@vagou/contract/fichas/packages";
import type { ResponseOf } from "@vagou/contract/api/endpoints";
import type { Actor, Deps } from "../../deps.ts";
import { listUnpaidOf } from "../facts/repository.ts";

/** A boleto at Stripe can be paid for 60 days at most; the event that it was not paid comes two days later. */
const waitingDaysMax = 62;

/**
 * The boletos and Pix codes of a person that were made for a package and are not paid, newest first, and the checkouts
 * that ended so. Stripe shows the code and its expiry to the person, and sends us neither.
 */
export async function listWaitingPayments(
  { db, clock, payments: settings }: Pick<Deps, "db" | "clock" | "payments">,
  { actor }: { actor: Actor },
): Promise<ResponseOf<"listWaitingPayments">> {
  const since = new Date(clock.now().getTime() - waitingDaysMax * 24 * 3_600_000);
  const unpaid = await listUnpaidOf(db, actor.userId, since);
  const payments = unpaid.flatMap(({ payment, isOver }) => {
    const { paymentIntent, paymentLink, amountCents, createdAt } = payment;
    if (isOver) return [];
    const packageId = anyPackageIds.find((id) => settings?.packages[id]?.id === paymentLink);
    if (packageId === undefined) return [];
    const { credits, priceCents } = packageTerms[packageId];
    // A payment of another amount will be parked, so it is not shown as a purchase.
    if (amountCents !== priceCents) return [];
    return [{ id: paymentIntent, credits, price_cents: priceCents, since: createdAt.toISOString() }];
  });
  const ended = unpaid.flatMap(({ payment, isOver }) => (isOver ? (payment.checkoutSession ?? []) : []));
  return { payments, ended };
}
