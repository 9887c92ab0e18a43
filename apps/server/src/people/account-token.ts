import { createHash, randomBytes } from "node:crypto";

/** A one-time secret for a link in an e-mail: 256 random bits, base64url. */
export function makeAccountToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The database stores this hash only, so that a thief of the database cannot open an account with it. */
export function hashAccountToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
