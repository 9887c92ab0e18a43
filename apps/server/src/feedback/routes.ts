import { endpoints } from "@vagou/contract/endpoints";
import type { Deps } from "../deps.ts";
import type { RegisterEndpoint } from "../http/register-endpoint.ts";
import { tryWithinLimits } from "../limits/try-within-limits.ts";
import { sendFeedback } from "./send-feedback.ts";

export function feedbackRoutes(register: RegisterEndpoint, deps: Deps): void {
  register(endpoints.sendFeedback, async ({ actor, body, caller, idempotencyKey: key }) => {
    await tryWithinLimits(deps, { action: "sendFeedback", ip: caller.ip, userId: actor.userId }, () =>
      sendFeedback(deps, { actor, text: body.message, key }),
    );
    return { success: true };
  });
}
