import { endpoints } from "@vagou/contract/api/endpoints";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { describeActor } from "../people/describe-actor.ts";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import type { RegisterEndpoint } from "../http/register-endpoint.ts";
import { tryWithinLimits } from "../limits/try-within-limits.ts";
import { buyPackage } from "./purchases/buy-package.ts";
import { receiveEvent } from "./events/receive-event.ts";
import { listWaitingPayments } from "./purchases/list-waiting-payments.ts";
import { verifySignature } from "./events/verify-signature.ts";

export function paymentRoutes(register: RegisterEndpoint, deps: Deps): void {
  register(endpoints.buyTokens, async ({ actor, body, caller }) => ({
    checkout_url: await tryWithinLimits(
      deps,
      { action: "buyTokens", ip: caller.ip, userId: actor.userId },
      () => buyPackage(deps, { actor, packageId: body.packageId }),
    ),
    user: await describeActor(deps, { actor }),
  }));

  register(endpoints.listWaitingPayments, ({ actor }) => listWaitingPayments(deps, { actor }), {
    onlyReads: true,
  });
}

/** Events of Stripe carry more than a call of ours ever does; 1 MB is far above the largest. */
const eventBytesMax = 1024 * 1024;

/**
 * `POST /webhooks/stripe`: authenticated by its signature over the raw body, answered 200 when it is recorded, also as
 * parked. After any other answer Stripe sends the event again, for three days.
 */
export async function stripeWebhook(api: FastifyInstance, deps: Deps): Promise<void> {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: eventBytesMax }, (_request, body, done) =>
    done(null, body),
  );
  const handler = async (request: FastifyRequest) => {
    const { payments, clock } = deps;
    if (payments === null) throw new AppError("not_found");
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const header = request.headers["stripe-signature"];
    const verdict = verifySignature(body, {
      header: typeof header === "string" ? header : undefined,
      secrets: payments.webhookSecrets,
      now: clock.now(),
    });
    if (verdict !== "valid") throw new AppError("webhook_refused", { cause: new Error(verdict) });
    await receiveEvent(deps, { settings: payments, body });
    return { received: true };
  };
  api.route({ method: "POST", url: "/webhooks/stripe", bodyLimit: eventBytesMax, handler });
}
