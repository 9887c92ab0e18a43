import type { ErrorBody } from "@vagou/contract/error-body";
import { errorMessages } from "@vagou/contract/error-codes";
import { statusOf, type AppError } from "../errors.ts";

/** @returns the body of a refusal, in the API's shape of errors */
export function errorBody({ code, message, fields, retryAfterS }: AppError, requestId: string): ErrorBody {
  // An internal error has one fixed sentence, so that no detail of it reaches the caller.
  const sentence = statusOf[code] >= 500 ? errorMessages[code] : message;
  return {
    error: sentence,
    message: sentence,
    code,
    request_id: requestId,
    ...(fields && { fields }),
    ...(retryAfterS !== undefined && { retry_after_s: retryAfterS }),
  };
}
