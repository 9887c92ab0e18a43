import { createCallEndpoint } from "./call-endpoint.ts";
import { endExpiredSession, readToken } from "./session.ts";

/** Calls our API on this page's own origin, as whoever is signed in. */
export const callEndpoint = createCallEndpoint({
  baseUrl: "/api",
  readToken,
  endSession: endExpiredSession,
  now: Date.now,
});
