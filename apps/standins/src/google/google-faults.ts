import { z } from "zod";

/**
 * How the stand-in may misbehave: the identity script (missing, defines nothing, fails to start), the
 * whole issuer (answers 503, never answers, answers each request late), or the ID token.
 */
export const googleFaultModes = [
  "none",
  "script-missing",
  "script-empty",
  "script-throws",
  "unavailable",
  "silent",
  "slow",
  "wrong-issuer",
  "wrong-audience",
  "wrong-nonce",
  "bad-signature",
  "expired-token",
  "no-email",
  "kelvin-sign",
  "no-id-token",
] as const;

/** How long a slow issuer lets each request wait: less than the product's deadline for one, so that people get in. */
export const slowMs = 2_000;

export type GoogleFault = (typeof googleFaultModes)[number];

const faultSchema = z.strictObject({ mode: z.enum(googleFaultModes) });

/** @returns the requested fault; undefined when the body names none. */
export function parseGoogleFault(body: string): GoogleFault | undefined {
  try {
    return faultSchema.safeParse(JSON.parse(body)).data?.mode;
  } catch {
    return undefined;
  }
}
