import { redirect } from "react-router";
import { rememberDestination } from "./intended-destination.ts";
import { isSessionBeingEnded, readLiveSession } from "./session.ts";

/**
 * For the loader of a page that needs a login.
 * @param elsewhere where a visitor is redirected; logging in leads back to the page of `request`
 * @returns null for a person who is signed in; it does not end where the session has just been found to be over
 */
export function requireSession(
  request: Request,
  elsewhere: "/" | "/login",
): Response | Promise<never> | null {
  if (readLiveSession(Date.now()) !== null) return null;
  // The document that tells the reason is on its way; this page would show the log-in without it until then.
  if (isSessionBeingEnded()) return new Promise<never>(() => {});
  const { pathname, search } = new URL(request.url);
  // The router leaves the anchor out; it stands in the address of a page that was opened just now.
  const anchor = window.location.pathname === pathname ? window.location.hash : "";
  rememberDestination(pathname + search + anchor);
  return redirect(elsewhere);
}
