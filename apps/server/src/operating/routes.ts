import { endpoints } from "@vagou/contract/api/endpoints";
import { historyPageSize } from "@vagou/contract/limits";
import type { Deps } from "../deps.ts";
import type { RegisterEndpoint } from "../http/register-endpoint.ts";
import { listActs } from "../operators/list-acts.ts";
import { watchSwitches } from "../provider-settings/watch-switches.ts";
import { assignParked } from "./payments/assign-parked.ts";
import { closeParked } from "./payments/close-parked.ts";
import { createPageAudit } from "./books/create-page-audit.ts";
import { describeParked, describePaid } from "./payments/describe-payments.ts";
import { describePerson } from "./people/describe-person.ts";
import { forThePage } from "./for-the-page.ts";
import { getOffendingReply } from "./portals/get-offending-reply.ts";
import { listPortals } from "./portals/list-portals.ts";
import { lookUpPerson } from "./people/look-up-person.ts";
import { resetPortal } from "./portals/reset-portal.ts";
import { showDesk } from "./show-desk.ts";
import { showFeedback } from "./people/show-feedback.ts";
import { showParked } from "./payments/show-parked.ts";
import { showPaymentsOf } from "./payments/show-payments-of.ts";
import { showStatementOf } from "./people/show-statement-of.ts";
import { switchPortal } from "./portals/switch-portal.ts";

/** The operator's page. Every use case here is also a command (`apps/operator`). */
export function operatingRoutes(register: RegisterEndpoint, deps: Deps): void {
  const audit = createPageAudit(deps);

  register(endpoints.getOperatorDesk, ({ actor }) => showDesk(deps, { actor }));

  register(endpoints.listOperatorPortals, () => listPortals(deps));

  register(endpoints.getOffendingReply, ({ params }) => getOffendingReply(deps, { id: params.reply_id }));

  register(endpoints.switchPortal, async ({ actor, body: { provider, on, reason } }) => {
    const by = { operatorId: actor.userId };
    const changed = await switchPortal(deps, { by, providerId: provider, on, reason });
    await watchSwitches(deps);
    return { changed };
  });

  register(endpoints.resetPortal, async ({ actor, body: { provider } }) => ({
    changed: await resetPortal(deps, { by: { operatorId: actor.userId }, providerId: provider }),
  }));

  register(endpoints.findPerson, ({ actor, body: { person: named } }) =>
    forThePage(async () =>
      describePerson(await lookUpPerson(deps, { by: { operatorId: actor.userId }, named })),
    ),
  );

  register(endpoints.showPersonStatement, ({ actor, body: { person: named, before } }) =>
    forThePage(async () => {
      const by = { operatorId: actor.userId };
      const { lines, next } = await showStatementOf(deps, { by, named, before, limit: historyPageSize });
      return { lines: lines.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })), next };
    }),
  );

  register(endpoints.showPersonPayments, ({ actor, body: { person: named } }) =>
    forThePage(async () => ({
      payments: (await showPaymentsOf(deps, { by: { operatorId: actor.userId }, named })).map(describePaid),
    })),
  );

  register(endpoints.listParkedPayments, async ({ actor }) =>
    describeParked(await showParked(deps, { by: { operatorId: actor.userId } })),
  );

  register(endpoints.assignPayment, ({ actor, body: { payment_intent, person, package: packageId } }) =>
    forThePage(async () => {
      const by = { operatorId: actor.userId };
      const asked = { by, paymentIntent: payment_intent, named: person, packageId };
      return { granted: (await assignParked(deps, asked)).payment.grantedCredits };
    }),
  );

  register(endpoints.closePayment, ({ actor, body: { payment_intent, reason } }) =>
    forThePage(async () => {
      await closeParked(deps, {
        by: { operatorId: actor.userId },
        paymentIntent: payment_intent,
        reason,
      });
      return { success: true };
    }),
  );

  register(endpoints.listUnsentFeedback, async ({ actor }) => {
    const unsent = await showFeedback(deps, { by: { operatorId: actor.userId } });
    return {
      messages: unsent.map(({ id, createdAt, replyTo, textBody, failedAt }) => ({
        id,
        at: createdAt.toISOString(),
        from: replyTo,
        text: textBody,
        given_up_at: failedAt?.toISOString() ?? null,
      })),
    };
  });

  register(endpoints.verifyLedger, ({ actor }) => audit({ actor }));

  register(endpoints.listOperatorActs, ({ query }) => listActs(deps, { before: query.before }));
}
