import { packageTerms } from "@vagou/contract/fichas/packages";
import { createCheckout, type TestEvent } from "../fichas/stripe-events.ts";
import type { CheckoutStory } from "./operations.ts";

export type CheckoutEvents = {
  story: CheckoutStory;
  paymentIntent: string;
  /** All events of Stripe about the checkout, in the order in which they happened. */
  events: readonly TestEvent[];
  /** The price of the whole package, in cents. */
  amountCents: number;
  /** Cents that are finally refunded or lost at the end of the story. */
  goneCents: number;
};

const { priceCents } = packageTerms.basic;

/** Makes the events of a story about a checkout of this person, from `beganAt` on, one per second. */
export function eventsOfCheckout(
  story: CheckoutStory,
  { userId, beganAt }: { userId: string; beganAt: Date },
): CheckoutEvents {
  const amountCents = story.fault === "wrong amount" ? priceCents - 1 : priceCents;
  const checkout = createCheckout(
    { now: () => beganAt },
    {
      amountCents,
      reference: story.fault === "no reference" ? null : userId,
      link: story.fault === "other link" ? "plink_of_something_else" : "plink_basic",
    },
  );
  let seconds = 0;
  const next = () => new Date(beganAt.getTime() + 1_000 * (seconds += 1));
  const events: TestEvent[] = [];
  if (story.paid === "at once") events.push(checkout.completed(next()));
  else events.push(checkout.waiting(next()));
  if (story.paid === "later") events.push(checkout.paidLater(next()));
  if (story.paid === "never") events.push(checkout.neverPaid(next()));
  const refundedCents = story.paid === "never" ? 0 : addRefunds();
  let disputedCents = 0;
  if (story.paid !== "never" && story.dispute !== "none") {
    events.push(checkout.dispute("created", "needs_response", next()));
    events.push(checkout.dispute("closed", story.dispute, next()));
    disputedCents = story.dispute === "lost" ? amountCents : 0;
  }
  const goneCents = Math.min(amountCents, refundedCents + disputedCents);
  return { story, paymentIntent: checkout.paymentIntent, events, amountCents, goneCents };

  function addRefunds(): number {
    let refunded = 0;
    for (const [index, { percent, fails }] of story.refunds.entries()) {
      const cents = Math.min(Math.floor((amountCents * percent) / 100), amountCents - refunded);
      if (cents === 0) continue;
      events.push(checkout.refund(String(index), cents, "pending", next()));
      events.push(checkout.charged(refunded + cents, next()));
      events.push(checkout.refund(String(index), cents, fails ? "failed" : "succeeded", next()));
      if (!fails) refunded += cents;
    }
    return refunded;
  }
}
