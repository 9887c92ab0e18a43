import { readItem, removeItem } from "#lib/device/browser-storage.ts";

/** Both names hold the same code (`shell/use-entry-parameters.ts`); longer ones are not ours. */
const keys = ["refer_id", "referral_code"] as const;
const longest = 100;

/** @returns the code of the referral link that brought this visitor; null when none did. */
export function readReferral(): string | null {
  const code = readItem("local", keys[0])?.trim() ?? "";
  return code === "" || code.length > longest ? null : code;
}

/** After the code was used or refused, it is not sent again. */
export function forgetReferral(): void {
  for (const key of keys) removeItem("local", key);
}
