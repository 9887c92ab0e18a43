/**
 * @returns the absolute http(s) address of a vacancy, with https:// added where it is missing;
 * null when there is none, it is of another kind ("javascript:…"), or it begins with a user's name, as another host's
 * ("https://gupy.io@golpe.example")
 */
export function postingAddress(url: string): string | null {
  const trimmed = url.trim();
  if (trimmed === "" || trimmed === "#") return null;
  try {
    const address = new URL(
      /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed.replace(/^\/+/, "")}`,
    );
    const isHost = address.hostname.includes(".") || address.hostname === "localhost";
    return isHost && address.username === "" ? address.href : null;
  } catch {
    return null;
  }
}
