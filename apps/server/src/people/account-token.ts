import { createHash, randomBytes } from "node:crypto";

/** A one-time secret for a link in an e-mail: 256 random bits, base64url. */
export function makeAccountToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Only this is stored, so that a stolen database opens no account. */
export function hashAccountToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
