import type { ErrorCode } from "@vagou/contract/api/error-codes";

/**
 * Refusals that an operator may want to count and be told of, each with the name of its event in the log. Beside it the
 * line has the code and the id of the request, and never the person, the address or what was sent.
 */
export const securityEvents: Partial<Record<ErrorCode, string>> = {
  invalid_credentials: "log_in_failed",
  second_factor_wrong: "log_in_failed",
  passkey_refused: "log_in_failed",
  google_failed: "log_in_failed",
  sign_up_password_wrong: "proof_failed",
  wrong_current_password: "proof_failed",
  confirmation_link_invalid: "proof_failed",
  reset_link_invalid: "proof_failed",
  unauthenticated: "session_refused",
  second_factor_needed: "session_refused",
  operator_factor_missing: "session_refused",
  too_many_requests: "limit_reached",
  too_many_searches: "limit_reached",
  invalid_input: "input_refused",
  webhook_refused: "webhook_refused",
};
