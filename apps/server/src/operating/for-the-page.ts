import { AppError } from "../errors.ts";
import { OperatorError } from "../operator-error.ts";

/**
 * Runs a use case of the commands for the page: its refusals get the page's words. Without the refusal as the cause,
 * because it may repeat an e-mail address, and a cause is logged.
 */
export async function forThePage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OperatorError && error.code !== undefined) throw new AppError(error.code);
    throw error;
  }
}
