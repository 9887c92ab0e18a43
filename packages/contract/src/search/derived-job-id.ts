/**
 * The id of a posting, computed from the portal's own id of it, so that an answer need not carry both: eight bytes of a
 * hash cannot be compressed, and were a twelfth of what a search costs a person. The server makes its ids in the same
 * way, with Node's SHA-256 (`postings/normalising/job-id`); a test compares both.
 * @returns `<provider>-<the first 16 hexadecimal digits of SHA-256 of "<provider>\n<listing id>">`
 */
export async function deriveJobId(providerId: string, listingId: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${providerId}\n${listingId}`));
  const first = new Uint8Array(hash, 0, 8);
  return `${providerId}-${Array.from(first, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** @returns whether a device can compute ids: browsers have the hash on HTTPS and on the machine's own address only */
export function canDeriveJobIds(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** @returns whether a portal's own id is short enough to be sent in place of ours; half of a surrogate pair would change */
export function isListingIdShort(listingId: string): boolean {
  return listingId.length <= listingIdMax && listingId.isWellFormed();
}

const listingIdMax = 50;
