import { createHmac, timingSafeEqual } from "node:crypto";

/** An event that is older than this, or that far in the future, may be a replay. */
const toleranceS = 300;

export type SignatureVerdict = "valid" | "no signature" | "wrong signature" | "old timestamp";

/**
 * Checks who sent an event, by Stripe's scheme: the header says `t=<seconds>,v1=<hex>[,v1=…]`, and one of the
 * signatures is the HMAC-SHA256 of `<t>.<raw body>` with a secret of the endpoint (docs.stripe.com/webhooks,
 * "Verify webhook signatures manually"). Several secrets are valid while one replaces the other.
 * @param body as received, byte for byte
 */
export function verifySignature(
  body: Uint8Array,
  { header, secrets, now }: { header: string | undefined; secrets: readonly string[]; now: Date },
): SignatureVerdict {
  const { timestamp, signatures } = readHeader(header ?? "");
  if (timestamp === undefined || signatures.length === 0) return "no signature";
  const expected = secrets.map((secret) =>
    createHmac("sha256", secret).update(`${timestamp}.`).update(body).digest(),
  );
  const matches = signatures.some((signature) =>
    expected.some((own) => signature.length === own.length && timingSafeEqual(signature, own)),
  );
  if (!matches) return "wrong signature";
  const ageS = now.getTime() / 1000 - Number(timestamp);
  return Math.abs(ageS) <= toleranceS ? "valid" : "old timestamp";
}

function readHeader(header: string): { timestamp: string | undefined; signatures: Buffer[] } {
  const parts = header.split(",").map((part) => part.trim().split("=", 2));
  const valuesOf = (name: string) => parts.flatMap(([key, value = ""]) => (key === name ? [value] : []));
  return {
    timestamp: valuesOf("t").find((value) => /^\d{1,12}$/.test(value)),
    signatures: valuesOf("v1")
      .filter((value) => /^[0-9a-f]{64}$/.test(value))
      .map((value) => Buffer.from(value, "hex")),
  };
}
