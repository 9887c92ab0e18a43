import { apiAddress } from "./api-address.ts";
import { createCallEndpoint } from "./call-endpoint.ts";
import { endExpiredSession, readToken } from "./session.ts";

/** Calls our API, as whoever is signed in. */
export const callEndpoint = createCallEndpoint({
  baseUrl: apiAddress(),
  readToken,
  endSession: endExpiredSession,
  now: Date.now,
});
