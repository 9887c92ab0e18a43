import { hash } from "node:crypto";

/** `<provider>-<hash>`: the same vacancy keeps its id from one search to the next. */
export function jobIdOf(providerId: string, providerListingId: string): string {
  const digest = hash("sha256", `${providerId}\n${providerListingId}`, "hex");
  return `${providerId}-${digest.slice(0, 16)}`;
}

/** @returns whether `text` has the form of our ids; no other text is the id of a vacancy */
export function isJobId(text: string): boolean {
  return pattern.test(text);
}

const pattern = /^[a-z0-9]{1,40}-[0-9a-f]{16}$/;
