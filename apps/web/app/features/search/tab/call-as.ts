import { CallError } from "#lib/api/call-endpoint.ts";
import type { TabDeps } from "./tab-deps.ts";

/** A call that waits for the connection is not sent for another person, who may have signed in meanwhile. */
export function callAs(deps: TabDeps, email: string): TabDeps["call"] {
  return async (name, options) => {
    if (deps.whose() !== email) throw new CallError("Another session", {});
    return await deps.call(name, options);
  };
}
