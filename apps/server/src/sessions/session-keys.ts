import { createHash, hash } from "node:crypto";
import { errors, jwtVerify, SignJWT, type JWTHeaderParameters } from "jose";
import { z } from "zod";

export const sessionLifetimeMs = 24 * 60 * 60 * 1000;

const issuer = "vagou";
const audience = "vagou-api";
const type = "at+jwt";

export type SessionClaims = { userId: string; sessionId: string };

/** Signs and checks the bearer tokens of sessions. */
export type SessionKeys = {
  sign(claims: SessionClaims, issuedAt: Date): Promise<string>;
  /** @returns the claims; null for every token that is not ours and valid now */
  verify(token: string, now: Date): Promise<SessionClaims | null>;
};

/**
 * @param secrets at least 32 characters each. The first one signs, all of them verify. How an operator replaces a
 *   secret without logging people out: docs/operations.md.
 */
export function createSessionKeys(secrets: readonly [string, ...string[]]): SessionKeys {
  const [signing, ...older] = secrets.map(keyOf);
  if (signing === undefined) throw new Error("no secret to sign sessions with");
  const keys = new Map([signing, ...older].map(({ kid, bytes }) => [kid, bytes]));
  const findKey = ({ kid }: Partial<JWTHeaderParameters>): Uint8Array => {
    const key = keys.get(kid ?? "");
    if (key === undefined) throw new errors.JWKSNoMatchingKey();
    return key;
  };
  const verified = new Map<string, Verified>();
  /** The calls of a search come at one moment: they wait for one verification. */
  const verifying = new Map<string, Promise<Verified | null>>();

  const verifyNew = async (name: string, token: string, now: Date): Promise<Verified | null> => {
    try {
      const { payload } = await jwtVerify(token, findKey, {
        algorithms: ["HS256"],
        issuer,
        audience,
        typ: type,
        currentDate: now,
      });
      const { sub, jti, exp } = payloadSchema.parse(payload);
      const found = { claims: { userId: sub, sessionId: jti }, expiresAtMs: exp * 1000 };
      if (verified.size >= verifiedMax) verified.clear();
      verified.set(name, found);
      return found;
    } catch {
      // The caller must not learn what is wrong with the token.
      return null;
    } finally {
      verifying.delete(name);
    }
  };

  return {
    sign: ({ userId, sessionId }, issuedAt) =>
      new SignJWT()
        .setProtectedHeader({ alg: "HS256", kid: signing.kid, typ: type })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(userId)
        .setJti(sessionId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(new Date(issuedAt.getTime() + sessionLifetimeMs))
        .sign(signing.bytes),
    verify: async (token, now) => {
      const name = hash("sha256", token, "base64url");
      const known =
        verified.get(name) ?? (await verifying.getOrInsertComputed(name, () => verifyNew(name, token, now)));
      return known !== null && known.expiresAtMs > now.getTime() ? known.claims : null;
    },
  };
}

/** The form of our ids; the database would throw on another one. */
const uuid = z.string().regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i);
const payloadSchema = z.object({ sub: uuid, jti: uuid, exp: z.number() });

/**
 * A token that was found valid, by its hash, so that the calls of a search verify it once: a signature costs more than
 * the rest of the check. It stays valid until it expires; whether its session was ended is asked for each call
 * (`authenticate`).
 */
type Verified = { claims: SessionClaims; expiresAtMs: number };

/** About 3 MB. When so many people use one process, they are all verified anew. */
const verifiedMax = 10_000;

type Key = { kid: string; bytes: Uint8Array };

/** The key id does not reveal the key: it is a hash of the key, which is a hash of the secret. */
function keyOf(secret: string): Key {
  const bytes = createHash("sha256").update(secret).digest();
  const kid = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  return { kid, bytes };
}
