/** Replaces every removed value. */
const removed = "removed";
/** An address of the documentation range (RFC 5737), which replaces every real one. */
const exampleAddress = "203.0.113.1";

/**
 * Removes from a portal's reply the data that a maintainer of an adapter must not see: our keys, tokens and
 * cookies from the portal, the address of the person or of this machine. Vacancies stay as they are.
 *
 * @param secrets keys that it was asked with
 */
export function cleanText(text: string, secrets: readonly string[]): string {
  const named = secrets
    .filter((secret) => secret.length >= 4)
    .flatMap((secret) => [secret, encodeURIComponent(secret), Buffer.from(`${secret}:`).toString("base64")]);
  return named
    .reduce((cleaned, secret) => cleaned.replaceAll(secret, removed), text)
    .replaceAll(secretParameter, `$1${removed}`)
    .replaceAll(tokenAttribute, `$1${removed}`)
    .replaceAll(tokenField, `$1${removed}`)
    .replaceAll(cookieScript, `$1${removed}`)
    .replaceAll(webToken, removed)
    .replaceAll(ipv4, (address) => (isPublic(address) ? exampleAddress : address))
    .replaceAll(ipv6, exampleAddress);
}

/** As `cleanText` for an address, where the names of parameters also tell the secret ones. */
export function cleanAddress(address: string, secrets: readonly string[]): string {
  const url = new URL(address);
  url.username = "";
  url.password = "";
  const names = new Set(url.searchParams.keys());
  for (const name of names) if (secretName.test(name)) url.searchParams.set(name, removed);
  const { origin } = url;
  return origin + cleanText(url.href.slice(origin.length), secrets);
}

const secretName =
  /^(affid|api_?key|key|token|\w{0,20}_token|csrf\w{0,20}|auth|authorization|sig|signature|session_?id|sid|jsessionid|phpsessid|user_?ip|ip|user_?agent|e-?mail)$/i;

/** `&affid=…` in an address, in HTML or not. */
const secretParameter =
  /((?:[?&;]|&amp;)(?:affid|api_?key|key|token|access_token|csrf_token|auth|sig|signature|session_?id|sid|jsessionid|phpsessid|user_?ip)=)[^&;"'\s<>\\]{1,2000}/gi;
/** `<input name="__RequestVerificationToken" … value="…">`, `<meta name="csrf-token" content="…">`. */
const tokenAttribute =
  /(\bname=["']?[\w-]{0,40}(?:token|csrf|xsrf)[\w-]{0,40}["']?[^<>]{0,200}?\b(?:value|content)=["'])[^"'<>]{1,2000}/gi;
/** `"csrfToken": "…"`. A token for the next page is removed too, because the portal issued it to us. */
const tokenField =
  /("[\w-]{0,40}(?:token|csrf|xsrf|session_?id|api_?key|secret)[\w-]{0,40}"\s{0,5}:\s{0,5}")[^"\\]{1,2000}/gi;
const cookieScript = /(document\.cookie\s{0,5}=\s{0,5}["'`])[^"'`]{1,2000}/gi;
const webToken = /\beyJ[\w-]{10,2000}\.[\w-]{5,2000}\.[\w-]{5,2000}/g;
/** Not after a "v" or "/", where version numbers are. */
const ipv4 = /(?<![\d.v/@-])\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}(?![\d.])/g;
/** Global unicast addresses begin with 2 or 3. */
const ipv6 = /(?<![\w:])[23][0-9a-f]{3}:(?:[0-9a-f]{0,4}:){1,6}[0-9a-f]{1,4}(?![\w:])/gi;

function isPublic(address: string): boolean {
  const octets = address.split(".").map(Number);
  const [first = 0] = octets;
  return octets.every((octet) => octet <= 255) && first >= 1 && first <= 223 && first !== 127 && first !== 10;
}
