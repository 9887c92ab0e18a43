import { endpoints } from "@vagou/contract/api/endpoints";
import type { Deps } from "../deps.ts";
import type { RegisterEndpoint } from "../http/register-endpoint.ts";
import { tryWithinLimits } from "../limits/try-within-limits.ts";
import { createExpectations } from "./create-expectations.ts";

export function expectationRoutes(register: RegisterEndpoint, deps: Deps): void {
  const expect = createExpectations(deps);
  register(endpoints.listExpectations, async ({ actor, query, caller }) =>
    tryWithinLimits(deps, { action: "listExpectations", ip: caller.ip, userId: actor.userId }, () =>
      expect(query),
    ),
  );
}
