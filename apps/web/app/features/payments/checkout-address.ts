/**
 * Where the browser goes to pay: the payment link, with who is paying.
 * @returns null for a link that is missing or is no web address
 */
export function checkoutAddress(link: string | null | undefined, userId: string): URL | null {
  const url = parseUrl(link ?? "");
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) return null;
  url.searchParams.set("client_reference_id", userId);
  return url;
}

/** Phones in use do not all have `URL.parse`. */
function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
