import { endpoints } from "@vagou/contract/api/endpoints";
import type { Deps } from "../deps.ts";
import type { RegisterEndpoint } from "../http/register-endpoint.ts";
import { tryWithinLimits } from "../limits/try-within-limits.ts";
import { recordTerm } from "./record-term.ts";

/** The session is used for the rate limit only; the person is not passed on to the count. */
export function searchTermRoutes(register: RegisterEndpoint, deps: Deps): void {
  register(endpoints.recordSearchTerm, async ({ actor, body, caller }) => {
    await tryWithinLimits(deps, { action: "recordSearchTerm", ip: caller.ip, userId: actor.userId }, () =>
      recordTerm(deps, { typed: body.search_term, state: body.state }),
    );
    return { success: true };
  });
}
