/** What operators do and look at, by page or by command; each is kept in a record. */
export const operatorActions = [
  "role_give",
  "role_take",
  "person_find",
  "person_statement",
  "person_payments",
  "person_access",
  "address_access",
  "credits_grant",
  "credits_take",
  "plan_set",
  "sessions_end",
  "factors_remove",
  "portal_off",
  "portal_on",
  "portal_reset",
  "payments_parked",
  "payment_assign",
  "payment_close",
  "feedback_read",
  "ledger_verify",
  "deletions_repeat",
] as const;

export type OperatorAction = (typeof operatorActions)[number];
