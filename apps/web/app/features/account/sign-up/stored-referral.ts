import { readItem, removeItem } from "#lib/device/browser-storage.ts";

/** Both names hold the same code (`shell/use-entry-parameters.ts`). */
const keys = ["refer_id", "referral_code"] as const;

/** The server refuses a sign-up with another one, and this browser would keep it for good: any link can leave one here. */
const readable = /^[\w-]{1,100}$/;

/** @returns the code of the referral link that brought this visitor; null when none did, or it cannot be one of ours */
export function readReferral(): string | null {
  const code = readItem("local", keys[0])?.trim() ?? "";
  return readable.test(code) ? code : null;
}

/** After the code was used or refused, it is not sent again. */
export function forgetReferral(): void {
  for (const key of keys) removeItem("local", key);
}
