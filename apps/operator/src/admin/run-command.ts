import { randomUUID } from "node:crypto";
import { listAccessFrom, listAccessOf } from "@vagou/server/access-records/repository";
import { findPerson, overviewOf } from "@vagou/server/profile/find-person";
import type { UserRow } from "@vagou/server/people/repository";
import { setPlan } from "@vagou/server/people/set-plan";
import { signOutEverywhere } from "@vagou/server/sessions/sign-out-everywhere";
import { adjustCredits } from "@vagou/server/credits/adjust-credits";
import { listHistory } from "@vagou/server/credits/list-history";
import { resetBreaker } from "@vagou/server/asking/etiquette/breaker";
import { closePayment } from "@vagou/server/payments/close-payment";
import { listAllParked } from "@vagou/server/payments/list-all-parked";
import { listPaymentsOf } from "@vagou/server/payments/repository";
import { assignParked } from "./assign-parked.ts";
import { describeAccess } from "./describe-access.ts";
import {
  describeParked,
  describeParkedEvents,
  describeParkedSubscriptions,
  describePaymentsOf,
} from "./describe-payments.ts";
import { describeOverview, describeStatement } from "./describe-person.ts";
import type { Operating } from "./operating.ts";
import type { AdminCommand } from "./admin-command.ts";

/**
 * Runs the operator's command.
 * @returns the output
 * @throws {OperatorError} when the command is refused
 */
export async function runCommand(operating: Operating, command: AdminCommand): Promise<string> {
  const { db } = operating;
  if (command.name === "payments parked") {
    const { payments, subscriptions, events } = await listAllParked(operating);
    return [
      describeParked(payments),
      ...describeParkedSubscriptions(subscriptions),
      ...describeParkedEvents(events),
    ].join("\n\n");
  }
  if (command.name === "payments close") {
    await closePayment(operating, command);
    return `${command.paymentIntent} is closed: it is no longer listed as parked.`;
  }
  if (command.name === "provider reset") {
    return (await resetBreaker(db, command.providerId))
      ? `${command.providerId} is asked again from now on.`
      : `${command.providerId} had no failures to forget.`;
  }
  if (command.name === "access from")
    return describeAccess(await listAccessFrom(db, command.ip, command.limit), command.limit);
  if (command.name === "access of") {
    // The records of a deleted account are found by its id only.
    const id = command.account.includes("@")
      ? (await findPerson(db, command.account)).id
      : command.account.toLowerCase();
    return describeAccess(await listAccessOf(db, id, command.limit), command.limit);
  }
  return runForPerson(operating, await findPerson(db, command.person), command);
}

type OfPerson = Extract<AdminCommand, { person: string }>;

async function runForPerson(operating: Operating, user: UserRow, command: OfPerson): Promise<string> {
  const { db, clock } = operating;
  const userId = user.id;
  switch (command.name) {
    case "find":
      return describeOverview(await overviewOf(db, user, clock.now()));
    case "statement":
      return describeStatement(await listHistory(db, { userId, limit: command.limit }));
    case "plan":
      return `${user.name} is on the plan ${command.plan} (before: ${await setPlan(db, { userId, plan: command.plan })}).`;
    case "sign-out":
      return `${user.name}: ${await signOutEverywhere(operating, { userId })} sessions ended.`;
    case "payments of":
      return describePaymentsOf(await listPaymentsOf(db, userId));
    case "payments assign":
      return assignParked(operating, user, command);
    case "grant":
    case "take":
    default:
      return adjust(operating, user, command);
  }
}

async function adjust(
  operating: Operating,
  user: UserRow,
  { name, amountCredits, reason, again }: Extract<AdminCommand, { name: "grant" | "take" }>,
): Promise<string> {
  const { bonus, bought } = await adjustCredits(operating, {
    userId: user.id,
    amountCredits: name === "grant" ? amountCredits : -amountCredits,
    reason,
    idempotencyKey: `adjustment:${randomUUID()}`,
    again,
  });
  const done = name === "grant" ? "given to" : "taken from";
  return `${amountCredits} fichas ${done} ${user.name}, who has ${bonus + bought} now.`;
}
