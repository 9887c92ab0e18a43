import { referralCodeShape } from "@vagou/contract/fichas/referral-code";
import { readItem, removeItem } from "#lib/device/browser-storage.ts";

/** Both names hold the same code (`shell/use-entry-parameters.ts`). */
const keys = ["refer_id", "referral_code"] as const;

/**
 * @returns the code of the referral link that brought this visitor; null when none did, or when it cannot be one of ours: any
 *   link can leave one here, and with a cut one the sign-up page would promise fichas that never come
 */
export function readReferral(): string | null {
  const code = readItem("local", keys[0])?.trim() ?? "";
  return referralCodeShape.test(code) ? code : null;
}

/** After the code was used or refused, it is not sent again. */
export function forgetReferral(): void {
  for (const key of keys) removeItem("local", key);
}
