import { errorMessages, type ErrorCode } from "@vagou/contract/api/error-codes";
import { operatorErrorMessages } from "@vagou/contract/api/operator-error-messages";

/** The sentence of every error. */
export const sentences: Record<ErrorCode, string> = { ...errorMessages, ...operatorErrorMessages };

/**
 * A refusal that a person can act on. Every other error is our own bug and answers 500 with one fixed sentence.
 * `cause` is for the log.
 */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  /** Field → what is wrong with it, in Portuguese, to be shown beside it. */
  readonly fields: Record<string, string> | undefined;
  /** Seconds until another try makes sense. */
  readonly retryAfterS: number | undefined;

  constructor(
    code: ErrorCode,
    options: {
      message?: string;
      fields?: Record<string, string>;
      retryAfterS?: number;
      cause?: unknown;
    } = {},
  ) {
    super(options.message ?? sentences[code], { cause: options.cause });
    this.code = code;
    this.fields = options.fields;
    this.retryAfterS = options.retryAfterS;
  }
}

export const statusOf: Record<ErrorCode, number> = {
  invalid_input: 400,
  weak_password: 400,
  common_password: 400,
  leaked_password: 400,
  no_search_params: 400,
  no_provider_selected: 400,
  no_filter_filled: 400,
  unknown_provider: 400,
  provider_disabled: 409,
  provider_not_configured: 409,
  unknown_place: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  email_not_confirmed: 403,
  confirmation_link_invalid: 400,
  confirmation_link_used: 409,
  sign_up_password_needed: 409,
  // Not 401: the web app would end its session.
  sign_up_password_wrong: 400,
  reset_link_invalid: 400,
  // As above.
  wrong_current_password: 400,
  fresh_login_needed: 403,
  second_factor_needed: 403,
  password_needed: 403,
  // Not 401, as above.
  second_factor_wrong: 400,
  second_factor_expired: 400,
  second_factor_not_found: 404,
  second_factors_full: 409,
  passkey_refused: 400,
  passkey_known: 409,
  passkeys_unavailable: 409,
  google_not_configured: 503,
  google_failed: 400,
  google_no_credential: 400,
  google_email_unverified: 403,
  google_unavailable: 503,
  referral_unknown: 404,
  referral_own: 409,
  referral_newer: 409,
  referral_already_set: 409,
  referral_too_late: 409,
  insufficient_credits: 402,
  package_not_for_sale: 503,
  webhook_refused: 400,
  daily_already_claimed: 409,
  idempotency_key_reused: 422,
  too_many_searches: 429,
  job_not_found: 404,
  saved_not_found: 404,
  saved_full: 409,
  shared_list_not_found: 404,
  operator_factor_missing: 403,
  person_unknown: 404,
  payment_granted: 409,
  payment_not_paid: 409,
  payment_package_unclear: 409,
  payment_not_parked: 409,
  payment_closed: 409,
  reply_gone: 404,
  ledger_check_running: 409,
  not_found: 404,
  request_timeout: 408,
  headers_too_large: 431,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  overloaded: 503,
  internal: 500,
  unavailable: 503,
};
