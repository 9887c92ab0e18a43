import { randomBytes } from "node:crypto";
import { productName } from "@vagou/contract/product";
import { Secret, TOTP } from "otpauth";

const secretBytes = 20;
const periodS = 30;

/** 160 random bits, the length of the hash (RFC 4226, R6). */
export function makeTotpSecret(): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(randomBytes(secretBytes));
}

/**
 * The code that an app shows, by RFC 6238 with what every app knows: SHA-1, six digits, 30 seconds.
 * @param email shown by the app beside the code
 */
export function totpOf(secret: Uint8Array<ArrayBuffer>, email: string): TOTP {
  return new TOTP({
    issuer: productName,
    label: email,
    algorithm: "SHA1",
    digits: 6,
    period: periodS,
    secret: new Secret({ buffer: secret.buffer }),
  });
}

/**
 * Checks a code, also that of the step before and after, for clocks that are not exact.
 * @param after the last step whose code was used: it and earlier ones are refused
 * @returns the step (RFC 6238's T) of the code; null for a wrong or used one
 */
export function findStep(
  secret: Uint8Array<ArrayBuffer>,
  { code, at, after }: { code: string; at: Date; after: number },
): number | null {
  const timestamp = at.getTime();
  const delta = totpOf(secret, "").validate({ token: code, timestamp, window: 1 });
  if (delta === null) return null;
  const step = Math.floor(timestamp / 1_000 / periodS) + delta;
  return step > after ? step : null;
}
