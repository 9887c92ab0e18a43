import { countOf } from "@vagou/command-line/count-of";
import { OperatorError } from "@vagou/server/operator-error";
import { adjustCreditsOf } from "@vagou/server/operating/people/adjust-credits-of";
import { closeParked } from "@vagou/server/operating/payments/close-parked";
import { endSessionsOf } from "@vagou/server/operating/people/end-sessions-of";
import { removeFactorsOf } from "@vagou/server/operating/people/remove-factors-of";
import { findNamed } from "@vagou/server/operating/people/find-named";
import { lookUpPerson } from "@vagou/server/operating/people/look-up-person";
import { findReplyBody, listNewestRuns, listReplies } from "@vagou/server/operating/portals/repository";
import { resetPortal } from "@vagou/server/operating/portals/reset-portal";
import { setPlanOf } from "@vagou/server/operating/people/set-plan-of";
import { showAccess } from "@vagou/server/operating/people/show-access";
import { showFeedback } from "@vagou/server/operating/people/show-feedback";
import { showParked } from "@vagou/server/operating/payments/show-parked";
import { showPaymentsOf } from "@vagou/server/operating/payments/show-payments-of";
import { showStatementOf } from "@vagou/server/operating/people/show-statement-of";
import { switchPortal } from "@vagou/server/operating/portals/switch-portal";
import { changeRole } from "@vagou/server/operators/change-role";
import { listActs } from "@vagou/server/operators/list-acts";
import { listRoleHolders } from "@vagou/server/operators/repository";
import type { UserRow } from "@vagou/server/people/repository";
import { assignPayment } from "./assign-payment.ts";
import { describeAccess } from "./describe-access.ts";
import { describeFeedback } from "./describe-feedback.ts";
import {
  describeParked,
  describeParkedEvents,
  describeParkedSubscriptions,
  describePaymentsOf,
} from "./describe-payments.ts";
import { describeActs, describeOperators } from "./describe-operators.ts";
import { describeOverview, describeStatement } from "./describe-person.ts";
import { describePortal } from "./describe-portal.ts";
import type { Operating } from "./operating.ts";
import type { AdminCommand } from "./admin-command.ts";
import { visibleText } from "@vagou/command-line/visible-text";

/**
 * Runs the operator's command and keeps the record of it.
 * @returns the output
 * @throws {OperatorError} when the command is refused
 */
export function runCommand(operating: Operating, command: AdminCommand): Promise<string> {
  if (isAboutPerson(command)) return runForPerson(operating, command);
  return isAboutProvider(command) ? runForProvider(operating, command) : runForAll(operating, command);
}

type OfPerson = Extract<AdminCommand, { person: string }>;
type OfProvider = Extract<AdminCommand, { name: `provider ${string}` }>;
type OfAll = Exclude<AdminCommand, OfPerson | OfProvider>;

function isAboutPerson(command: AdminCommand): command is OfPerson {
  return "person" in command;
}

function isAboutProvider(command: AdminCommand): command is OfProvider {
  return command.name.startsWith("provider ");
}

async function runForAll(operating: Operating, command: OfAll): Promise<string> {
  const { db, by } = operating;
  switch (command.name) {
    case "payments parked": {
      const { payments, subscriptions, events } = await showParked(operating, { by });
      return [
        describeParked(payments),
        ...describeParkedSubscriptions(subscriptions),
        ...describeParkedEvents(events),
      ].join("\n\n");
    }
    case "payments close":
      await closeParked(operating, {
        by,
        paymentIntent: command.paymentIntent,
        reason: command.reason,
      });
      return `${command.paymentIntent} is closed: it is no longer listed as parked.`;
    case "access from":
      return describeAccess(
        await showAccess(operating, { by, from: command.ip, limit: command.limit }),
        command.limit,
      );
    case "access of":
      return describeAccess(
        await showAccess(operating, { by, of: command.account, limit: command.limit }),
        command.limit,
      );
    case "feedback":
      return describeFeedback(await showFeedback(operating, { by }));
    case "operator list":
      return describeOperators(await listRoleHolders(db));
    case "acts":
    default:
      return describeActs(await listActs(operating, { limit: command.limit }));
  }
}

async function runForProvider(operating: Operating, command: OfProvider): Promise<string> {
  const { db, by } = operating;
  if (command.name === "provider reply") {
    const body = await findReplyBody(db, command.replyId);
    if (body === undefined) throw new OperatorError("That reply is gone: each is kept for a day.");
    return visibleText(body);
  }
  const { providerId } = command;
  switch (command.name) {
    case "provider show":
      return describePortal(
        await listNewestRuns(db, providerId, 20),
        (await listReplies(db)).filter((reply) => reply.providerId === providerId),
      );
    case "provider reset":
      return (await resetPortal(operating, { by, providerId }))
        ? `${providerId} is asked again from now on.`
        : `${providerId} had no failures to forget.`;
    case "provider off":
      return (await switchPortal(operating, { by, providerId, on: false, reason: command.reason }))
        ? `${providerId} is switched off.`
        : `${providerId} was switched off before.`;
    case "provider on":
    default:
      return (await switchPortal(operating, { by, providerId, on: true, reason: command.reason }))
        ? `${providerId} is switched on again, unless the settings switch it off.`
        : `${providerId} was not switched off by an operator.`;
  }
}

async function runForPerson(operating: Operating, command: OfPerson): Promise<string> {
  const { by } = operating;
  const named = command.person;
  switch (command.name) {
    case "find":
      return describeOverview(await lookUpPerson(operating, { by, named }));
    case "statement":
      return describeStatement(await showStatementOf(operating, { by, named, limit: command.limit }));
    case "payments of":
      return describePaymentsOf(await showPaymentsOf(operating, { by, named }));
    case "payments assign":
      return assignPayment(operating, command);
    case "grant":
    case "take":
    case "plan":
    case "sign-out":
    case "second-factors remove":
    case "operator give":
    case "operator take":
    default:
      return change(operating, await findNamed(operating, { by, named }), command);
  }
}

type Change = Extract<
  OfPerson,
  {
    name:
      | "grant"
      | "take"
      | "plan"
      | "sign-out"
      | "second-factors remove"
      | "operator give"
      | "operator take";
  }
>;

async function change(operating: Operating, { id: userId, name }: UserRow, command: Change): Promise<string> {
  const { by } = operating;
  switch (command.name) {
    case "plan": {
      const before = await setPlanOf(operating, { by, userId, plan: command.plan });
      return `${name} is on the plan ${command.plan} (before: ${before}).`;
    }
    case "sign-out":
      return `${name}: ${countOf(await endSessionsOf(operating, { by, userId }), "session")} ended.`;
    case "second-factors remove": {
      const { removed, hadRole } = await removeFactorsOf(operating, { by, userId, note: command.reason });
      const told = `${name}: ${countOf(removed, "second factor")} removed, all sessions ended, and told by e-mail.`;
      return hadRole ? `${told}\nThe operator's role was taken: it needs a second factor.` : told;
    }
    case "operator give":
      return (await changeRole(operating, { by, userId, has: true }))
        ? `${name} may use /operador now, with a second factor.`
        : `${name} had the role before.`;
    case "operator take":
      return (await changeRole(operating, { by, userId, has: false }))
        ? `${name} may not use /operador any more.`
        : `${name} did not have the role.`;
    case "grant":
    case "take":
    default:
      return adjust(operating, { userId, name }, command);
  }
}

async function adjust(
  operating: Operating,
  { userId, name }: { userId: string; name: string },
  command: Extract<Change, { name: "grant" | "take" }>,
): Promise<string> {
  const { amountCredits, reason, again } = command;
  const { bonus, bought } = await adjustCreditsOf(operating, {
    by: operating.by,
    userId,
    amountCredits: command.name === "grant" ? amountCredits : -amountCredits,
    reason,
    again,
  });
  const done = command.name === "grant" ? "given to" : "taken from";
  return `${countOf(amountCredits, "ficha")} ${done} ${name}, who has ${bonus + bought} now.`;
}
