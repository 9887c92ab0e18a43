import type { BodyOf } from "@vagou/contract/endpoints";

/**
 * What to do with the address that Google sent the browser to.
 * @param here what this tab knows: whether somebody is signed in, whether they left to prove again who
 * they are, and the `state` of the last answer this tab took (a reload brings the same one again)
 */
export function readGoogleAnswer(query: URLSearchParams, here: Here): GoogleAnswer {
  if (here.isSignedIn && !here.isProof) return { kind: "nothing" };
  if (query.has("error")) return { kind: "refused" };
  const code = query.get("code") || null;
  if (code === null) return { kind: "no-code" };
  const state = query.get("state") || null;
  if (state === null) return { kind: "refused" };
  if (state === here.takenState) return { kind: "taken" };
  const issuer = query.get("iss");
  return { kind: "code", body: { code, state, ...(issuer !== null && { iss: issuer }) } };
}

export type GoogleAnswer =
  | { kind: "code"; body: BodyOf<"finishGoogle"> }
  /** Signed in already: nothing to do. */
  | { kind: "nothing" }
  /** The person said no, or Google did. */
  | { kind: "refused" }
  | { kind: "no-code" }
  /** This tab sent it to the server before; it works once. */
  | { kind: "taken" };

type Here = { isSignedIn: boolean; isProof: boolean; takenState: string | null };
