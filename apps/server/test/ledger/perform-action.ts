import { randomUUID } from "node:crypto";
import { creditsPerProvider, freeRepeatMs } from "@vagou/contract/fichas/amounts";
import type { FastifyInstance } from "fastify";
import { lockAccount } from "../../src/credits/ledger/account.ts";
import { claimDaily } from "../../src/credits/daily-bonus/claim-daily.ts";
import { clawBackCredits } from "../../src/credits/ledger/claw-back-credits.ts";
import { grantCredits } from "../../src/credits/ledger/grant-credits.ts";
import { placeHolds } from "../fichas/place-holds.ts";
import { captureHold, leaveHold } from "../fichas/settle-hold.ts";
import type { Deps } from "../../src/deps.ts";
import { AppError } from "../../src/errors.ts";
import { applyEvent } from "../../src/payments/events/apply-event.ts";
import { assignPayment } from "../../src/payments/parked/assign-payment.ts";
import { readEvent } from "../../src/payments/events/read-event.ts";
import { rewardReferral } from "../../src/referrals/reward-referral.ts";
import { sendEvent, testPayments } from "../fichas/stripe-events.ts";
import { providersOf, type Operation } from "./operations.ts";
import type { Inhabitant } from "./inhabitant.ts";

/** An operation that is one transaction. */
export type Action = Exclude<Operation, { do: "finish" }>;

/** Performs an action with the product's own functions. @returns its result, in words */
export async function performAction(
  deps: Deps,
  app: FastifyInstance,
  person: Inhabitant,
  action: Action,
): Promise<string> {
  try {
    return await perform(deps, app, person, action);
  } catch (error) {
    if (error instanceof AppError) return `refused: ${error.code}`;
    throw error;
  }
}

async function perform(
  deps: Deps,
  app: FastifyInstance,
  person: Inhabitant,
  action: Action,
): Promise<string> {
  switch (action.do) {
    case "hold":
      return hold(deps, person, action);
    case "settle":
      return settle(deps, person, action);
    case "claim":
      return (await claimDaily(deps, { actor: person })) ? "given" : "given before";
    case "grant":
      return grant(deps, person, action);
    case "take":
      return take(deps, person, action);
    case "refer":
      return refer(deps, person, action);
    case "hear":
      return hear(deps, app, person, action);
    case "assign":
      return assign(deps, person, action);
    default:
      throw new Error("no such action");
  }
}

type Only<Do extends Action["do"]> = Extract<Action, { do: Do }>;

async function hold(
  { db, clock }: Deps,
  { userId, holdIds }: Inhabitant,
  action: Only<"hold">,
): Promise<string> {
  const requests = providersOf(action.providers).map((provider) => ({
    amountCredits: creditsPerProvider,
    purpose: `${provider} ${action.keywords}`,
    reason: `search:${provider}`,
  }));
  const at = clock.now();
  const decided = await db.transaction((tx) =>
    placeHolds(tx, { userId, requests, freeRepeatMs, openPerReasonMax: 1_000, at }),
  );
  const results = decided.map(({ hold: result }) => {
    if (result.kind === "paid") return "paid";
    const isShared = holdIds.includes(result.holdId);
    if (!isShared) holdIds.push(result.holdId);
    return isShared ? "held, shared" : "held";
  });
  return results.join("; ");
}

async function settle(
  { db, clock }: Deps,
  { userId, holdIds, settled }: Inhabitant,
  action: Only<"settle">,
): Promise<string> {
  const place = action.which % holdIds.length;
  const holdId = holdIds[place];
  if (holdId === undefined) return "nothing to settle";
  const settlement = { userId, holdId, at: clock.now() };
  if (!action.answered) {
    const isBack = await db.transaction((tx) => leaveHold(tx, settlement));
    if (isBack) settled.add(place);
    return isBack ? "given back" : "left";
  }
  const by = randomUUID();
  const charge = await db.transaction((tx) => captureHold(tx, { ...settlement, by, freeRepeatMs }));
  settled.add(place);
  if (charge === null) return "too late";
  return charge.capturedBy === by ? "charged" : "charged before";
}

async function grant({ db, clock }: Deps, { userId }: Inhabitant, action: Only<"grant">): Promise<string> {
  const { amountCredits, pocket } = action;
  const idempotencyKey = `test:grant:${userId}:${action.grant}`;
  const given = await db.transaction((tx) =>
    grantCredits(tx, {
      userId,
      amountCredits,
      pocket,
      reason: "adjustment: test",
      idempotencyKey,
      at: clock.now(),
    }),
  );
  return given ? "given" : "given before";
}

async function take({ db, clock }: Deps, { userId }: Inhabitant, action: Only<"take">): Promise<string> {
  const { amountCredits, pocket } = action;
  const idempotencyKey = `test:take:${randomUUID()}`;
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (account[pocket] < amountCredits) return "too few";
    const at = clock.now();
    await clawBackCredits(tx, {
      userId,
      amountCredits,
      pocket,
      reason: "adjustment: test",
      idempotencyKey,
      at,
    });
    return "taken";
  });
}

async function refer(
  deps: Deps,
  { friends, referralCode }: Inhabitant,
  action: Only<"refer">,
): Promise<string> {
  const friend = friends[action.friend];
  if (friend === undefined) throw new Error("no such friend");
  const { userId: id, email, createdAt } = friend;
  const outcome = await deps.db.transaction((tx) =>
    rewardReferral(tx, deps, { user: { id, email, createdAt }, referId: referralCode }),
  );
  return outcome.kind === "rewarded" ? "rewarded" : outcome.code;
}

async function hear(
  deps: Deps,
  app: FastifyInstance,
  { checkouts }: Inhabitant,
  action: Only<"hear">,
): Promise<string> {
  const events = checkouts[action.checkout]?.events ?? [];
  const event = events[action.event % events.length];
  if (event === undefined) throw new Error("no such event");
  if (action.forged) return `answered ${await sendEvent(app, deps.clock, event, "whsec_of_another_account")}`;
  const outcome = await applyEvent(deps, { settings: testPayments, event: readEvent(event) });
  return outcome === "repeated" ? "told before" : "told";
}

async function assign(
  deps: Deps,
  { userId, checkouts }: Inhabitant,
  action: Only<"assign">,
): Promise<string> {
  const paymentIntent = checkouts[action.checkout]?.paymentIntent ?? "";
  const assignment = { paymentIntent, userId, packageId: "basic" } as const;
  try {
    await assignPayment(deps, { settings: testPayments, ...assignment });
    return "assigned";
  } catch (error) {
    if (error instanceof Error && error.message.endsWith("was granted before")) return "granted before";
    if (error instanceof Error && error.message.endsWith("is not paid, or unknown")) return "not paid";
    throw error;
  }
}
