/** From when until when a person has a plan by one purchase or one subscription. */
export type PlanTerm = {
  startsAt: Date;
  /** What is paid. */
  paidUntil: Date;
  /** When the plan is off: later than `paidUntil` while the payment of the next term is awaited. */
  endsAt: Date;
  renews: boolean;
  /** The payment of the next term was tried, and failed. */
  paymentFailed: boolean;
};
