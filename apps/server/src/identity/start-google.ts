import { createHash, randomBytes } from "node:crypto";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { insertSignIn } from "./repository.ts";

/** How long a person may stay with Google, choosing an account or typing a password. */
export const signInMinutes = 10;

export type StartedSignIn = {
  authorizationUrl: string;
  /** Only the browser that brings it back can finish this sign-in. */
  browserKey: string;
};

/**
 * Begins a sign-in with Google. The referral travels inside `state`, as the specification says; what
 * counts at the end is the copy kept here.
 * @param browserKey what this browser has from a sign-in it began before; several may be on their way at once
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

/** Only this is stored: who reads the database can finish nobody's sign-in. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** 256 bits, 43 characters. */
function randomSecret(): string {
  return randomBytes(32).toString("base64url");
}
