import { endpoints } from "@vagou/contract/api/endpoints";
import type { Deps } from "../deps.ts";
import type { RegisterEndpoint } from "../http/register-endpoint.ts";
import { currentRequestId } from "../http/requests/request-id.ts";
import { limitAttempts } from "../limits/limit-attempts.ts";
import { tryWithinLimits } from "../limits/try-within-limits.ts";
import { reportCrash } from "./report-crash.ts";
import { sendFeedback } from "./send-feedback.ts";

export function feedbackRoutes(register: RegisterEndpoint, deps: Deps): void {
  register(endpoints.sendFeedback, async ({ actor, body, caller, idempotencyKey: key }) => {
    const attempted = { action: "sendFeedback", ip: caller.ip, userId: actor.userId } as const;
    await sendFeedback(deps, {
      actor,
      text: body.message,
      key,
      count: (tx) => limitAttempts({ ...deps, db: tx }, attempted),
    });
    return { success: true };
  });

  register(endpoints.reportCrash, async ({ body, caller }) => {
    await tryWithinLimits(deps, { action: "reportCrash", ip: caller.ip }, async () =>
      reportCrash(deps, body),
    );
    // The line of the log has it, too: what the person sees as the support code.
    return { request_id: currentRequestId() ?? "" };
  });
}
