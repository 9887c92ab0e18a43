import { redirect } from "react-router";
import { rememberDestination } from "./intended-destination.ts";
import { readLiveSession } from "./session.ts";

/**
 * For the loader of a page that needs a login.
 * @param elsewhere where a visitor is redirected; logging in leads back to the page of `request`
 */
export function requireSession(request: Request, elsewhere: "/" | "/login"): Response | null {
  if (readLiveSession(Date.now()) !== null) return null;
  const { pathname, search } = new URL(request.url);
  rememberDestination(pathname + search);
  return redirect(elsewhere);
}
