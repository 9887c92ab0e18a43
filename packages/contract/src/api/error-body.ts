import type { ErrorCode } from "./error-codes.ts";

/**
 * The body of every error answer. `error` and `message` hold the same sentence, because clients
 * read one or the other. `fields` names the invalid fields, for a message beside each.
 */
export type ErrorBody = {
  error: string;
  message: string;
  code: ErrorCode;
  request_id: string;
  fields?: Record<string, string>;
  /** Seconds until the caller may retry; also in the `Retry-After` header. */
  retry_after_s?: number;
};
