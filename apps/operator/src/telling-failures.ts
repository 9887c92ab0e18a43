import { BadSetting } from "@vagou/server/config/bad-setting";
import { describeFailure } from "@vagou/server/describe-failure";
import { OperatorError } from "@vagou/server/operator-error";

/**
 * Runs the work of an operator's command, and tells a failure in one sentence.
 * @throws {OperatorError | BadSetting} every refusal or failure, to be printed by `runProgram`
 */
export async function tellingFailures(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof OperatorError || error instanceof BadSetting) throw error;
    throw new OperatorError(`Failed: ${describeFailure(error)}`, { cause: error });
  }
}
