import { randomUUID } from "node:crypto";
import type { creditHolds } from "../../db/schema/credits.ts";
import { AppError } from "../../errors.ts";
import { addWaiter, noWaiters } from "./hold-waiters.ts";
import { keyOfHold, type AccountState, type Movement } from "../ledger/movement.ts";

/** A hold that no request settled is given back after this time. */
export const holdLifetimeMs = 60_000;

/** Equal requests of one person that wait for one hold; more are a mistake or an attack. */
const waitersMax = 8;

export type Hold = typeof creditHolds.$inferSelect;

/** The id of a hold that was open when it was read or placed; only `openHoldOf` makes one. */
export type OpenHold = string & { readonly [isOpenId]: true };

declare const isOpenId: unique symbol;

/** @throws {Error} when the hold is not open, which is our own bug */
export function openHoldOf({ id, state }: Pick<Hold, "id" | "state">): OpenHold {
  if (!isOpen(id, state)) throw new Error(`hold ${id} is ${state}`);
  return id;
}

function isOpen(id: string, state: Hold["state"]): id is OpenHold {
  return id !== "" && state === "held";
}

export type HoldRequest = {
  amountCredits: number;
  /** What the fichas pay for; see `freeRepeatMs`. */
  purpose: string;
  /** Other names of the same purpose, under which it may have been paid before. */
  formerPurposes?: readonly string[];
  /** Names this hold among the movements: `search:gupy`. */
  reason: string;
  /** The search that the request is a part of, for the statement. */
  searchId?: string;
};

/**
 * `held`: fichas are set aside; capture the hold or leave it. Equal requests share one hold.
 * `paid`: the same purpose was paid a moment ago, by the request `capturedBy`; nothing is set aside.
 */
export type HoldResult =
  | { kind: "held"; holdId: OpenHold }
  | { kind: "paid"; heldAt: Date; capturedBy: string | null };

/** The data that the decision reads. The account is locked, so it does not change before the decision is written. */
export type Situation = {
  account: AccountState;
  /** All open holds of this person, and those with a requested purpose that were settled within `freeRepeatMs`. */
  earlier: readonly Hold[];
  /** A purpose that was paid within this time costs nothing again. */
  freeRepeatMs: number;
  /** Most open holds of one person with the same reason: searches of one portal at the same time. */
  openPerReasonMax: number;
  /** The process of the server that decides: the requests are its own. */
  processId: string;
  at: Date;
};

export type Decided<Request> = Request & { hold: HoldResult };

/** What one call gets: each of its requests with its hold, in their order, or why all of them are refused. */
export type CallDecision<Request> = { decided: Decided<Request>[] } | { refused: AppError };

export type Decision<Request> = {
  /** In the order of the calls. */
  calls: CallDecision<Request>[];
  /** The rows to write: new holds, holds that one more request shares, and the movement of each new hold. */
  placed: Hold[];
  joined: Hold[];
  movements: Movement[];
};

/**
 * Decides the calls of one person one after the other, and the requests of each, as if the holds of those before were
 * written. A person has at most one open hold for a purpose, so that an answer to several equal requests is charged
 * once. All requests of a call are granted or none is: insufficient_credits · too_many_searches.
 */
export function decideHolds<Request extends HoldRequest>(
  situation: Situation,
  calls: readonly (readonly Request[])[],
): Decision<Request> {
  const { bonus, bought } = situation.account;
  let drafted: Draft = { left: { bonus, bought }, placed: new Map(), joined: new Map(), movements: [] };
  const decisions = calls.map((requests): CallDecision<Request> => {
    const draft = copyOf(drafted);
    try {
      const decided = requests.map((request) => ({
        ...request,
        hold: decideHold(situation, draft, request),
      }));
      drafted = draft;
      return { decided };
    } catch (error) {
      if (error instanceof AppError) return { refused: error };
      throw error;
    }
  });
  const { placed, joined, movements } = drafted;
  return { calls: decisions, placed: [...placed.values()], joined: [...joined.values()], movements };
}

/** The decisions so far: fichas that are left, holds by their id, and their movements. */
type Draft = { left: Pockets; placed: Map<string, Hold>; joined: Map<string, Hold>; movements: Movement[] };

function copyOf({ left, placed, joined, movements }: Draft): Draft {
  return {
    left: { ...left },
    placed: new Map(placed),
    joined: new Map(joined),
    movements: [...movements],
  };
}

/** @throws {AppError} insufficient_credits · too_many_searches */
function decideHold(situation: Situation, draft: Draft, request: HoldRequest): HoldResult {
  const { account, at, earlier, processId } = situation;
  const { left, placed, joined, movements } = draft;
  const known = [...placed.values(), ...joined.values(), ...earlier];
  const paid = findPaid(situation, known, request);
  if (paid !== undefined) return paid;
  const open = known.find((hold) => isFor(hold, request) && hold.state === "held");
  if (open !== undefined) {
    (placed.has(open.id) ? placed : joined).set(open.id, join(open, request, situation));
    return { kind: "held", holdId: openHoldOf(open) };
  }
  requireRoom(situation, known, request);
  const hold = {
    ...openHold(account.userId, request, takeFrom(left, request.amountCredits), at),
    ...addWaiter(noWaiters, processId),
  };
  placed.set(hold.id, hold);
  movements.push(movementOf(hold));
  return { kind: "held", holdId: openHoldOf(hold) };
}

function findPaid(
  { at, freeRepeatMs }: Situation,
  known: readonly Hold[],
  request: HoldRequest,
): HoldResult | undefined {
  const since = new Date(at.getTime() - freeRepeatMs);
  const paid = known.find(
    (hold) =>
      isFor(hold, request) && hold.state === "captured" && hold.settledAt !== null && hold.settledAt > since,
  );
  return paid && { kind: "paid", heldAt: paid.createdAt, capturedBy: paid.capturedBy };
}

function isFor(hold: Hold, { purpose, formerPurposes = [] }: HoldRequest): boolean {
  return [purpose, ...formerPurposes].includes(hold.purpose);
}

/** One more request shares an open hold. The requests of an expired hold do not count: their process died. */
function join(open: Hold, { reason }: HoldRequest, { at, processId }: Situation): Hold {
  const waiting = addWaiter(open.expiresAt > at ? open : noWaiters, processId);
  if (waiting.waiters > waitersMax) throw new AppError("too_many_searches");
  return { ...open, ...waiting, reason, expiresAt: endOfHold(at) };
}

/** @throws {AppError} too_many_searches */
function requireRoom(
  { at, openPerReasonMax }: Situation,
  known: readonly Hold[],
  { reason }: HoldRequest,
): void {
  const open = known.filter(
    (hold) => hold.reason === reason && hold.state === "held" && hold.expiresAt > at && hold.waiters > 0,
  );
  if (new Set(open.map(({ id }) => id)).size >= openPerReasonMax) throw new AppError("too_many_searches");
}

type Pockets = { bonus: number; bought: number };

/**
 * Takes fichas out of `left`, bonus fichas first.
 * @throws {AppError} insufficient_credits
 */
function takeFrom(left: Pockets, amountCredits: number): Pockets {
  if (left.bonus + left.bought < amountCredits) throw new AppError("insufficient_credits");
  const bonus = Math.min(left.bonus, amountCredits);
  const bought = amountCredits - bonus;
  left.bonus -= bonus;
  left.bought -= bought;
  return { bonus, bought };
}

function openHold(userId: string, request: HoldRequest, pockets: Pockets, at: Date): Hold {
  const { purpose, reason, searchId = null } = request;
  return {
    ...pockets,
    id: randomUUID(),
    userId,
    purpose,
    reason,
    state: "held",
    createdAt: at,
    expiresAt: endOfHold(at),
    settledAt: null,
    ...noWaiters,
    capturedBy: null,
    searchId,
  };
}

function endOfHold(at: Date): Date {
  return new Date(at.getTime() + holdLifetimeMs);
}

function movementOf({ id, reason, bonus, bought, createdAt, searchId }: Hold): Movement {
  return {
    kind: "hold",
    reason,
    idempotencyKey: keyOfHold("hold", id),
    holdId: id,
    searchId,
    changes: { bonus: -bonus, bought: -bought, heldBonus: bonus, heldBought: bought },
    at: createdAt,
  };
}
