import type { BodyOf } from "@vagou/contract/api/endpoints";

/**
 * Decides how to process the answer of Google. With `spent` in its place, this tab used it before the reload.
 * @param here what this tab knows: whether a person is signed in, and whether they went to Google to prove their
 * identity
 */
export function readGoogleAnswer(query: URLSearchParams, here: Here): GoogleAnswer {
  if (here.isSignedIn && !here.isProof) return { kind: "nothing" };
  if (query.has("spent")) return { kind: "taken" };
  if (query.has("error")) return { kind: "refused" };
  const code = query.get("code") || null;
  if (code === null) return { kind: "no-code" };
  const state = query.get("state") || null;
  if (state === null) return { kind: "refused" };
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

type Here = { isSignedIn: boolean; isProof: boolean };
