import { randomInt } from "node:crypto";
import { recoveryCodesCount } from "@vagou/contract/limits";

/** `selector` finds the stored code; `secret` is stored as a hash only. `shown` is what the person keeps. */
export type RecoveryCode = { selector: string; secret: string; shown: string };

/** Crockford's: without letters that are read as digits. */
const letters = "0123456789abcdefghjkmnpqrstvwxyz";
const selectorLength = 2;
/** 40 random bits, which a slow hash protects. */
const secretLength = 8;

/** Makes codes with different selectors. */
export function makeRecoveryCodes(): RecoveryCode[] {
  const selectors = new Set<string>();
  while (selectors.size < recoveryCodesCount) selectors.add(randomText(selectorLength));
  return [...selectors].map((selector) => {
    const secret = randomText(secretLength);
    const whole = `${selector}${secret}`;
    return { selector, secret, shown: `${whole.slice(0, 5)}-${whole.slice(5)}` };
  });
}

/**
 * Reads a code as a person types it: in any case, with blanks or hyphens, O for 0, I or L for 1.
 * @returns null when it is no recovery code
 */
export function readRecoveryCode(typed: string): Omit<RecoveryCode, "shown"> | null {
  const whole = typed.toLowerCase().replaceAll(/[\s-]/g, "").replaceAll("o", "0").replaceAll(/[il]/g, "1");
  if (whole.length !== selectorLength + secretLength) return null;
  if (!/^[0-9a-hj-kmnp-tv-z]+$/.test(whole)) return null;
  return { selector: whole.slice(0, selectorLength), secret: whole.slice(selectorLength) };
}

function randomText(length: number): string {
  return Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join("");
}
