import { readItem, removeItem, writeItem } from "#lib/browser-storage.ts";

const item = "sign_up_key";

/**
 * The secret by which this browser shows, when the link of the e-mail is opened, that the sign-up was its
 * own. A second sign-up before that keeps it. 32 random bytes, base64url.
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

/** @returns null when nobody signed up in this browser, or what is kept is no key */
export function readBrowserKey(): string | null {
  const key = readItem("local", item);
  return key !== null && /^[\w-]{43}$/.test(key) ? key : null;
}

/** Once an account was opened with it, it has nothing left to show. */
export function forgetBrowserKey(): void {
  removeItem("local", item);
}
