import { z } from "zod";
import type { GoogleFault } from "./google-faults.ts";
import type { SigningKey } from "./signing-key.ts";

/**
 * The ID token that the fault asks for, made of the honest one.
 * @returns the honest one where the fault is about something else; null where it says to send none
 */
export function forgeIdToken(idToken: string, fault: GoogleFault, key: SigningKey): string | null {
  if (fault === "no-id-token") return null;
  if (fault === "bad-signature") return replaceName(idToken, "Outra Pessoa");
  const claims = readClaims(idToken);
  const changes = changedClaims[fault]?.(claims);
  return changes === undefined ? idToken : key.signJwt({ kid: key.kid }, { ...claims, ...changes });
}

/** Signed as it should be, and still not to be believed. */
const changedClaims: Partial<Record<GoogleFault, (claims: Claims) => Record<string, unknown>>> = {
  "wrong-issuer": () => ({ iss: "https://accounts.example" }),
  "wrong-audience": () => ({ aud: "another-product" }),
  "wrong-nonce": () => ({ nonce: "the-nonce-of-another-sign-in" }),
  "expired-token": ({ iat }) => ({ iat: iat - 7200, exp: iat - 3600 }),
  "no-email": () => ({ email: undefined, email_verified: undefined }),
};

/** Changes what was signed and leaves the signature as it was. */
function replaceName(idToken: string, name: string): string {
  const [header = "", , signature = ""] = idToken.split(".");
  const claims = Buffer.from(JSON.stringify({ ...readClaims(idToken), name })).toString("base64url");
  return [header, claims, signature].join(".");
}

const claimsSchema = z.looseObject({ iat: z.number() });

type Claims = z.output<typeof claimsSchema>;

function readClaims(idToken: string): Claims {
  const [, claims = ""] = idToken.split(".");
  return claimsSchema.parse(JSON.parse(Buffer.from(claims, "base64url").toString()));
}
