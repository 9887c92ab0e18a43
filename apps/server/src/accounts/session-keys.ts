import { createHash, randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { jwtVerify, SignJWT } from "jose";

export const sessionLifetimeMs = 24 * 60 * 60 * 1000;

const issuer = "vagou";

export type SessionClaims = { userId: string; sessionId: string };

/** Signs and checks the bearer tokens of sessions. */
export type SessionKeys = {
  sign(claims: SessionClaims, issuedAt: Date): Promise<string>;
  /** @returns the claims, or null for anything that is not a valid token of ours now */
  verify(token: string, now: Date): Promise<SessionClaims | null>;
};

/** @param secret at least 32 characters; its hash names the key (`kid`) in every token */
export function createSessionKeys(secret: string): SessionKeys {
  const key = createHash("sha256").update(secret).digest();
  const kid = createHash("sha256").update(key).digest("hex").slice(0, 8);
  return {
    sign: ({ userId, sessionId }, issuedAt) =>
      new SignJWT()
        .setProtectedHeader({ alg: "HS256", kid })
        .setIssuer(issuer)
        .setSubject(userId)
        .setJti(sessionId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(new Date(issuedAt.getTime() + sessionLifetimeMs))
        .sign(key),
    verify: async (token, now) => {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ["HS256"], issuer, currentDate: now });
        const { sub, jti } = payload;
        return sub === undefined || jti === undefined ? null : { userId: sub, sessionId: jti };
      } catch {
        // Whatever is wrong with it, the answer must not say.
        return null;
      }
    },
  };
}

/** The secret of an installation that was given none: made once, readable by its owner only. */
export async function readOrMakeSecret(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, "session-secret");
  const secret = randomBytes(32).toString("base64url");
  try {
    await writeFile(file, secret, { flag: "wx", mode: 0o600 });
    return secret;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return readFile(file, "utf8");
    throw error;
  }
}
