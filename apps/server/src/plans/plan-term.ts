/** The time in which a person has a plan, from one purchase or one subscription. */
export type PlanTerm = {
  startsAt: Date;
  /** The end of the paid time. */
  paidUntil: Date;
  /** The end of the plan: later than `paidUntil` while the payment of the next term is awaited. */
  endsAt: Date;
  renews: boolean;
  /** The payment of the next term was tried and failed. */
  paymentFailed: boolean;
};
