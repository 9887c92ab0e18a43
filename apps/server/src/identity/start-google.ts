import { createHash, randomBytes } from "node:crypto";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { insertSignIn } from "./repository.ts";

/** How long a person may take at Google to choose an account or type a password. */
export const signInMinutes = 10;

export type StartedSignIn = {
  authorizationUrl: string;
  /** Only the browser that sends it back can finish this sign-in. */
  browserKey: string;
};

/**
 * Begins a sign-in with Google. The referral is part of `state`, as the specification says; the copy in the
 * database is the one that counts.
 * @param browserKey the key of this browser from an earlier sign-in; several sign-ins may be open at once
 * @throws {AppError} google_not_configured · google_unavailable
 */
export async function startGoogle(
  { db, clock, identityProvider }: Pick<Deps, "db" | "clock" | "identityProvider">,
  { referId, browserKey: knownKey }: { referId: string | null; browserKey: string | undefined },
): Promise<StartedSignIn> {
  if (identityProvider === null) throw new AppError("google_not_configured");
  const browserKey = knownKey !== undefined && /^[\w-]{43}$/.test(knownKey) ? knownKey : randomSecret();
  const keptReferId = referId !== null && /^[\w-]{1,100}$/.test(referId) ? referId : null;
  const state = `${randomSecret()}.${keptReferId ?? ""}`;
  const nonce = randomSecret();
  const codeVerifier = randomSecret();
  const authorizationUrl = await identityProvider.authorizationUrl({ state, nonce, codeVerifier });
  await insertSignIn(db, {
    stateHash: hashSecret(state),
    browserHash: hashSecret(browserKey),
    nonce,
    codeVerifier,
    referId: keptReferId,
    expiresAt: new Date(clock.now().getTime() + signInMinutes * 60_000),
  });
  return { authorizationUrl, browserKey };
}

/** The database stores this hash only, so that a reader of the database cannot finish a person's sign-in. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** 256 bits, 43 characters. */
function randomSecret(): string {
  return randomBytes(32).toString("base64url");
}
