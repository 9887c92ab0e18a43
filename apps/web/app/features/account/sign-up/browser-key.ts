import { readItem, removeItem, writeItem } from "#lib/device/browser-storage.ts";

const item = "sign_up_key";

/**
 * The secret with which this browser proves, when the link of the e-mail is opened, that the sign-up was made in
 * it. A second sign-up before that keeps it. 32 random bytes, base64url.
 */
export function keepBrowserKey(): string {
  const known = readBrowserKey();
  if (known !== null) return known;
  const key = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace("=", "");
  writeItem("local", item, key);
  return key;
}

/** @returns null when no person signed up in this browser, or the stored value is not a key */
export function readBrowserKey(): string | null {
  const key = readItem("local", item);
  return key !== null && /^[\w-]{43}$/.test(key) ? key : null;
}

/** Once it has confirmed an account, it is not needed any more. */
export function forgetBrowserKey(): void {
  removeItem("local", item);
}
