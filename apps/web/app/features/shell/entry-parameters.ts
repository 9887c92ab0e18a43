/**
 * What the address may carry on arrival, on any page, and the address without it.
 * `session_expired` counts on "/" and "/login", `login` on "/".
 */
export function readEntryParameters(pathname: string, search: string): EntryParameters {
  const query = new URLSearchParams(search);
  const referralId = query.get("refer_id");
  const isExpired = (pathname === "/" || pathname === "/login") && query.get("session_expired") === "true";
  const wantsLogin = pathname === "/" && query.get("login") === "true";
  query.delete("refer_id");
  if (isExpired) query.delete("session_expired");
  if (wantsLogin) query.delete("login");
  const rest = query.toString();
  const cleaned = (wantsLogin ? "/login" : pathname) + (rest === "" ? "" : `?${rest}`);
  const found = referralId !== null || isExpired || wantsLogin;
  return { referralId: referralId === "" ? null : referralId, isExpired, cleaned: found ? cleaned : null };
}

type EntryParameters = {
  referralId: string | null;
  isExpired: boolean;
  /** Where to be instead; null when the address carried nothing. */
  cleaned: string | null;
};
