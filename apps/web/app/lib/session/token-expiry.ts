/** How long after its `exp` a bearer token still counts: clocks of phones are late. */
const graceMs = 5 * 60 * 1000;

/**
 * @returns true when the token's `exp` (seconds since 1970) is more than 5 minutes before `nowMs`.
 * A token without a readable `exp` is left to the server to judge.
 */
export function isTokenExpired(token: string, nowMs: number): boolean {
  const expiresAtMs = readExpiryMs(token);
  return expiresAtMs !== null && nowMs > expiresAtMs + graceMs;
}

function readExpiryMs(token: string): number | null {
  const payload = token.split(".")[1];
  if (payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    if (typeof claims !== "object" || claims === null || !("exp" in claims)) return null;
    return typeof claims.exp === "number" ? claims.exp * 1000 : null;
  } catch {
    return null;
  }
}
