import type { ErrorBody } from "@vagou/contract/api/error-body";
import { sentences, statusOf, type AppError } from "../../errors.ts";

/** @returns the body of a refusal, in the API's shape of errors */
export function errorBody({ code, message, fields, retryAfterS }: AppError, requestId: string): ErrorBody {
  // An internal error has one fixed sentence, so that no detail of it reaches the caller.
  const sentence = statusOf[code] >= 500 ? sentences[code] : message;
  return {
    error: sentence,
    message: sentence,
    code,
    request_id: requestId,
    ...(fields && { fields }),
    ...(retryAfterS !== undefined && { retry_after_s: retryAfterS }),
  };
}
