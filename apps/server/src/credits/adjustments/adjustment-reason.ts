import { OperatorError } from "../../operator-error.ts";

const lengthMin = 10;
const lengthMax = 200;

/**
 * Checks why an operator moves fichas. The ledger keeps it after the person's data is deleted, so it must not name a
 * person.
 * @returns the reason without surrounding blanks
 * @throws {OperatorError}
 */
export function checkAdjustmentReason(words: string): string {
  const reason = words.trim();
  if (reason.length < lengthMin)
    throw new OperatorError(`Say why in at least ${lengthMin} characters: --reason "…".`);
  if (reason.length > lengthMax) throw new OperatorError(`Say why in at most ${lengthMax} characters.`);
  if (/\p{C}/u.test(reason)) throw new OperatorError("A reason is one line of visible characters.");
  if (reason.includes("@"))
    throw new OperatorError(
      "A reason must not hold an e-mail address: it stays when the account is deleted.",
    );
  return reason;
}
