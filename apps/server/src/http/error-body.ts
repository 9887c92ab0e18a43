import type { ErrorBody } from "@vagou/contract/error-body";
import { errorMessages } from "@vagou/contract/error-codes";
import { statusOf, type AppError } from "../errors.ts";

/** What a refusal says to the caller, in the one shape of error the API has. */
export function errorBody({ code, message, fields, retryAfterS }: AppError, requestId: string): ErrorBody {
  // A fault of ours says one fixed sentence, whatever was thrown.
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
