import { BadSetting } from "@vagou/server/config/bad-setting";
import { OperatorError } from "@vagou/server/operator-error";
import { ArgumentError } from "./argument-error.ts";

/** Runs an operator's command. A refusal is one sentence and exit code 1; any other error is a bug and is thrown. */
export async function tellRefusals(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isRefusal = [ArgumentError, BadSetting, OperatorError].some((kind) => error instanceof kind);
    if (!isRefusal || !(error instanceof Error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
