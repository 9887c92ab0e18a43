import { z } from "zod";
import type { GoogleFault } from "./google-faults.ts";
import type { SigningKey } from "./signing-key.ts";

/**
 * Changes the valid ID token as the fault says.
 * @returns the valid one where the fault does not concern it; null where none is sent
 */
export function forgeIdToken(idToken: string, fault: GoogleFault, key: SigningKey): string | null {
  if (fault === "no-id-token") return null;
  if (fault === "bad-signature") return replaceName(idToken, "Outra Pessoa");
  const claims = readClaims(idToken);
  const changes = changedClaims[fault]?.(claims);
  return changes === undefined ? idToken : key.signJwt({ kid: key.kid }, { ...claims, ...changes });
}

/** Changes of claims that make a correctly signed token invalid. */
const changedClaims: Partial<Record<GoogleFault, (claims: Claims) => Record<string, unknown>>> = {
  "wrong-issuer": () => ({ iss: "https://accounts.example" }),
  "wrong-audience": () => ({ aud: "another-product" }),
  "wrong-nonce": () => ({ nonce: "the-nonce-of-another-sign-in" }),
  "expired-token": ({ iat }) => ({ iat: iat - 7200, exp: iat - 3600 }),
  "no-email": () => ({ email: undefined, email_verified: undefined }),
  // It looks like a K, and as a small letter it is a usual k.
  "kelvin-sign": ({ email }) => ({ email: email?.replace(/^k/, "\u212A") }),
};

/** Changes the signed content and keeps the signature. */
function replaceName(idToken: string, name: string): string {
  const [header = "", , signature = ""] = idToken.split(".");
  const claims = Buffer.from(JSON.stringify({ ...readClaims(idToken), name })).toString("base64url");
  return [header, claims, signature].join(".");
}

const claimsSchema = z.looseObject({ iat: z.number(), email: z.string().optional() });

type Claims = z.output<typeof claimsSchema>;

function readClaims(idToken: string): Claims {
  const [, claims = ""] = idToken.split(".");
  return claimsSchema.parse(JSON.parse(Buffer.from(claims, "base64url").toString()));
}
