import type { ErrorCode } from "./error-codes.ts";

/**
 * The body of every error answer. `error` and `message` carry the same sentence, because
 * screens read one or the other. `fields` names what was wrong, for a message beside the field.
 */
export type ErrorBody = {
  error: string;
  message: string;
  code: ErrorCode;
  request_id: string;
  fields?: Record<string, string>;
  /** Seconds until another try makes sense; also in the `Retry-After` header. */
  retry_after_s?: number;
};
