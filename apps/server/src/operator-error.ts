import type { ErrorCode } from "@vagou/contract/api/error-codes";

/**
 * A refusal of an operator's command, or of the start itself; the message is one sentence that says what to do
 * instead. Every other error there is our own bug. `code`: what the operator's page says instead, where it can happen.
 */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
  readonly code: ErrorCode | undefined;

  constructor(message: string, options: { cause?: unknown; code?: ErrorCode } = {}) {
    super(message, { cause: options.cause });
    this.code = options.code;
  }
}
