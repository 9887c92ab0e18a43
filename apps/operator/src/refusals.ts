import { BadSetting } from "@vagou/server/config/bad-setting";
import { OperatorError } from "@vagou/server/operator-error";

/** The errors whose message is for the operator: one line, and exit code 1. */
export const refusals = [OperatorError, BadSetting] as const;
