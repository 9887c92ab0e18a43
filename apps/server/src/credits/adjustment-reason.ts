import { OperatorError } from "../operator-error.ts";

const lengthMin = 10;
const lengthMax = 200;

/** What adjustments are called in the ledger, before the operator's words. */
export const adjustmentPrefix = "adjustment: ";

/**
 * Why an operator moves fichas. It stays in the ledger when the person's data goes, so it must name nobody.
 * @returns it without blanks around
 * @throws {OperatorError}
 */
export function checkAdjustmentReason(words: string): string {
  const reason = words.trim();
  if (reason.length < lengthMin)
    throw new OperatorError(`Say why in at least ${lengthMin} characters: --reason "…".`);
  if (reason.length > lengthMax) throw new OperatorError(`Say why in at most ${lengthMax} characters.`);
  if (/\p{C}/u.test(reason)) throw new OperatorError("A reason is one line of visible characters.");
  if (reason.includes("@"))
    throw new OperatorError("A reason names nobody by e-mail address: it stays when the account is deleted.");
  return reason;
}
