import { endpoints } from "@vagou/contract/api/endpoints";
import type { Deps } from "../deps.ts";
import type { RegisterEndpoint } from "../http/register-endpoint.ts";
import { tryWithinLimits } from "../limits/try-within-limits.ts";
import { isReferralKnown } from "./is-referral-known.ts";
import { processReferral } from "./process-referral.ts";
import { getReferralLink } from "./get-referral-link.ts";

export function referralRoutes(register: RegisterEndpoint, deps: Deps): void {
  register(
    endpoints.getReferralLink,
    async ({ actor }) => ({
      success: true,
      referral_link: await getReferralLink(deps, { actor }),
    }),
    { onlyReads: true },
  );

  register(endpoints.getReferral, async ({ params, caller }) => ({
    open: await tryWithinLimits(deps, { action: "getReferral", ip: caller.ip }, () =>
      isReferralKnown(deps, { referId: params.refer_id }),
    ),
  }));

  register(endpoints.processReferral, async ({ actor, body, caller }) => ({
    success: true,
    bonus_added: await tryWithinLimits(
      deps,
      { action: "processReferral", ip: caller.ip, userId: actor.userId },
      () => processReferral(deps, { actor, referId: body.refer_id }),
    ),
  }));
}
