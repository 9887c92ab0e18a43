/**
 * @returns the absolute http(s) address of a vacancy, with https:// added where it is missing;
 * null when there is none or it is of another kind ("javascript:…")
 */
export function postingAddress(url: string): string | null {
  const trimmed = url.trim();
  if (trimmed === "" || trimmed === "#") return null;
  try {
    const address = new URL(
      /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed.replace(/^\/+/, "")}`,
    );
    return address.hostname.includes(".") || address.hostname === "localhost" ? address.href : null;
  } catch {
    return null;
  }
}
