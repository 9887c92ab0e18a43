import { missingRules } from "../password/missing-rules.ts";
import { recoveryTexts } from "./recovery-texts.ts";

/** @returns the messages beside the two fields of a new password; none when it can be sent */
export function resetProblems({ password, confirmation }: NewPassword): Partial<NewPassword> {
  const missing = missingRules(password)[0];
  return {
    ...(missing !== undefined && { password: recoveryTexts.problem(missing) }),
    ...(password !== confirmation && { confirmation: recoveryTexts.mismatch }),
  };
}

type NewPassword = { password: string; confirmation: string };
