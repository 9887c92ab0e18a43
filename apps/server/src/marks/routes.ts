import { endpoints } from "@vagou/contract/api/endpoints";
import type { Deps } from "../deps.ts";
import type { RegisterEndpoint } from "../http/register-endpoint.ts";
import { tryWithinLimits } from "../limits/try-within-limits.ts";
import { listMarks } from "./list-marks.ts";
import { setMarks } from "./set-marks.ts";

export function markRoutes(register: RegisterEndpoint, deps: Deps): void {
  register(endpoints.listMarks, ({ actor }) => listMarks(deps, { actor }), { onlyReads: true });

  register(endpoints.setMarks, async ({ actor, body, caller }) => {
    await tryWithinLimits(deps, { action: "setMarks", ip: caller.ip, userId: actor.userId }, () =>
      setMarks(deps, { actor, ...body }),
    );
    return { success: true };
  });
}
