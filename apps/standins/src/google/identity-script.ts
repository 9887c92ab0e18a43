import type { GoogleFault } from "./google-faults.ts";

/** The same path as at Google. */
export const identityScriptPath = "/gsi/client";

/** The part of Google's identity script that a page with its own button uses. @returns null when it is missing */
export function identityScript(fault: GoogleFault): string | null {
  if (fault === "script-missing") return null;
  if (fault === "script-empty") return "";
  const initialize =
    fault === "script-throws"
      ? `throw new Error("the identity script cannot begin");`
      : `if (!options || !options.client_id) throw new Error("client_id is missing");`;
  return `"use strict";
window.google = { accounts: { id: { initialize(options) { ${initialize} } } } };
`;
}
