import { apiAddress } from "./api-address.ts";
import { createCallEndpoint } from "./call-endpoint.ts";
import { endExpiredSession, isSessionOver, readToken } from "../session/session.ts";

/** Calls our API with the session of the person who is signed in, if any. */
export const callEndpoint = createCallEndpoint({
  baseUrl: apiAddress(),
  readToken,
  endSession: endExpiredSession,
  isSessionOver: (token) => isSessionOver(token, Date.now()),
});
