import { creditsPerProvider, defaultBonusCredits, freeRepeatMs } from "@vagou/contract/fichas/amounts";
import { packageTerms } from "@vagou/contract/fichas/packages";
import type { CheckoutEvents } from "./checkout-events.ts";
import { providersOf } from "./operations.ts";
import type { Action } from "./perform-action.ts";

/** The simple model of one person's fichas: without locks, entries, or a database. */
export type PersonModel = {
  bonus: number;
  bought: number;
  holds: ModelHold[];
  days: Set<string>;
  grants: Set<number>;
  friends: Set<number>;
  /** For each checkout: which of its events were received, and the fichas that it granted. */
  checkouts: { told: Set<number>; granted: number; kept: number }[];
};

type ModelHold = {
  purpose: string;
  bonus: number;
  bought: number;
  state: "held" | "captured" | "released";
  endsAt: number;
  paidAt: number;
  waiters: number;
};

const holdLifetimeMs = 60_000;
const waitersMax = 8;

export function createModel(fichas: { bonus: number; bought: number }, checkoutCount: number): PersonModel {
  const checkouts = Array.from({ length: checkoutCount }, () => ({
    told: new Set<number>(),
    granted: 0,
    kept: 0,
  }));
  return { ...fichas, holds: [], days: new Set(), grants: new Set(), friends: new Set(), checkouts };
}

/** @returns the pockets as the database should have them */
export function pocketsOf({ bonus, bought, holds }: PersonModel) {
  const open = holds.filter(({ state }) => state === "held");
  return {
    bonus,
    bought,
    heldBonus: open.reduce((sum, hold) => sum + hold.bonus, 0),
    heldBought: open.reduce((sum, hold) => sum + hold.bought, 0),
  };
}

/** Performs an action in the model. @returns its expected result, in the words of `performAction` */
export function foretell(
  model: PersonModel,
  action: Action,
  now: Date,
  checkouts: readonly CheckoutEvents[],
): string {
  const at = now.getTime();
  switch (action.do) {
    case "hold":
      return hold(model, action, at);
    case "settle":
      return settle(model, action, at);
    case "claim":
      return once(model.days, dayInSaoPaulo(at), () => (model.bonus += defaultBonusCredits.daily));
    case "grant":
      return once(model.grants, action.grant, () => (model[action.pocket] += action.amountCredits));
    case "take":
      if (model[action.pocket] < action.amountCredits) return "too few";
      model[action.pocket] -= action.amountCredits;
      return "taken";
    case "refer":
      if (model.friends.has(action.friend)) return "referral_already_set";
      model.friends.add(action.friend);
      model.bonus += defaultBonusCredits.referralUser;
      return "rewarded";
    case "hear":
      return hear(model, action, checkouts);
    case "assign":
      return assign(model, action, checkouts);
    default:
      throw new Error("no such action");
  }
}

/** Gives expired holds back. */
export function recover(model: PersonModel, now: Date): void {
  for (const each of model.holds) {
    if (each.state === "held" && isOld(each, now.getTime())) giveBack(model, each);
  }
}

type Only<Do extends Action["do"]> = Extract<Action, { do: Do }>;

function hold(model: PersonModel, { providers, keywords }: Only<"hold">, at: number): string {
  const results: string[] = [];
  const placed: ModelHold[] = [];
  const shared = new Map<ModelHold, number>();
  let { bonus, bought } = model;
  for (const provider of providersOf(providers)) {
    const purpose = `${provider} ${keywords}`;
    const open = model.holds.find((each) => each.purpose === purpose && each.state === "held");
    if (model.holds.some((each) => each.purpose === purpose && isPaid(each, at))) {
      results.push("paid");
    } else if (open !== undefined) {
      const waiters = isOld(open, at) ? 1 : open.waiters + 1;
      if (waiters > waitersMax) return "refused: too_many_searches";
      shared.set(open, waiters);
      results.push("held, shared");
    } else {
      if (bonus + bought < creditsPerProvider) return "refused: insufficient_credits";
      const fromBonus = Math.min(bonus, creditsPerProvider);
      bonus -= fromBonus;
      bought -= creditsPerProvider - fromBonus;
      placed.push({
        purpose,
        bonus: fromBonus,
        bought: creditsPerProvider - fromBonus,
        state: "held",
        endsAt: at + holdLifetimeMs,
        paidAt: Number.NaN,
        waiters: 1,
      });
      results.push("held");
    }
  }
  for (const [each, waiters] of shared) Object.assign(each, { waiters, endsAt: at + holdLifetimeMs });
  Object.assign(model, { bonus, bought });
  model.holds.push(...placed);
  return results.join("; ");
}

/** Whether a hold pays for its question: it was captured within the last ten minutes. */
function isPaid(each: ModelHold, at: number): boolean {
  return each.state === "captured" && each.paidAt > at - freeRepeatMs;
}

function isOld(each: ModelHold, at: number): boolean {
  return at >= each.endsAt;
}

/** An answer after the hold's end is not charged: the fichas count as given back. */
function settle(model: PersonModel, { which, answered }: Only<"settle">, at: number): string {
  const each = model.holds[which % model.holds.length];
  if (each === undefined) return "nothing to settle";
  if (!answered) {
    if (each.state !== "held") return "left";
    each.waiters -= 1;
    if (each.waiters > 0) return "left";
    giveBack(model, each);
    return "given back";
  }
  if (each.state === "held" && !isOld(each, at)) {
    Object.assign(each, { state: "captured", paidAt: at });
    return "charged";
  }
  if (each.state === "held") giveBack(model, each);
  const charged = model.holds.some((other) => other.purpose === each.purpose && isPaid(other, at));
  return each.state === "captured" || charged ? "charged before" : "too late";
}

function giveBack(model: PersonModel, each: ModelHold): void {
  each.state = "released";
  model.bonus += each.bonus;
  model.bought += each.bought;
}

function once<T>(done: Set<T>, key: T, give: () => void): string {
  if (done.has(key)) return "given before";
  done.add(key);
  give();
  return "given";
}

function dayInSaoPaulo(at: number): string {
  return new Date(at - 3 * 3_600_000).toISOString().slice(0, 10);
}

function hear(model: PersonModel, action: Only<"hear">, checkouts: readonly CheckoutEvents[]): string {
  if (action.forged) return "answered 400";
  const checkout = checkouts[action.checkout];
  const own = model.checkouts[action.checkout];
  if (checkout === undefined || own === undefined) throw new Error("no such checkout");
  const index = action.event % checkout.events.length;
  if (own.told.has(index)) return "told before";
  own.told.add(index);
  if (checkout.story.fault === "none" && isPaidByNow(checkout, own.told))
    own.granted = packageTerms.basic.credits;
  return "told";
}

function assign(model: PersonModel, action: Only<"assign">, checkouts: readonly CheckoutEvents[]): string {
  const checkout = checkouts[action.checkout];
  const own = model.checkouts[action.checkout];
  if (checkout === undefined || own === undefined) throw new Error("no such checkout");
  if (own.granted > 0) return "granted before";
  if (!isPaidByNow(checkout, own.told)) return "not paid";
  own.granted = packageTerms.basic.credits;
  return "assigned";
}

/** Whether the event that confirms the payment was received. */
function isPaidByNow({ story, events }: CheckoutEvents, told: ReadonlySet<number>): boolean {
  if (story.paid === "never") return false;
  const wanted =
    story.paid === "at once" ? "checkout.session.completed" : "checkout.session.async_payment_succeeded";
  return told.has(events.findIndex(({ type }) => type === wanted));
}
