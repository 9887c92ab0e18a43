import { randomUUID } from "node:crypto";
import type { creditHolds } from "../db/schema/credits.ts";
import { AppError } from "../errors.ts";
import type { AccountState, Movement } from "./movement.ts";

/** A hold that no request settled is given back after this time. */
const holdLifetimeMs = 60_000;

/** Equal requests of one person that wait for one hold; more are a mistake or an attack. */
const waitersMax = 8;

export type Hold = typeof creditHolds.$inferSelect;

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
  | { kind: "held"; holdId: string }
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
  at: Date;
};

export type Decided<Request> = Request & { hold: HoldResult };

export type Decision<Request> = {
  /** Each request with its hold, in the order of the requests. */
  decided: Decided<Request>[];
  /** The rows to write: new holds, holds that one more request shares, and the movement of each new hold. */
  placed: Hold[];
  joined: Hold[];
  movements: Movement[];
};

/**
 * Decides the requests of one person one after the other, each as if the holds of those before it were written.
 * A person has at most one open hold for a purpose, so that an answer to several equal requests is charged once.
 * All requests are granted or none is.
 * @throws {AppError} insufficient_credits · too_many_searches
 */
export function decideHolds<Request extends HoldRequest>(
  situation: Situation,
  requests: readonly Request[],
): Decision<Request> {
  const { account, at } = situation;
  const decided: Decided<Request>[] = [];
  const placed = new Map<string, Hold>();
  const joined = new Map<string, Hold>();
  const movements: Movement[] = [];
  const left = { bonus: account.bonus, bought: account.bought };
  for (const request of requests) {
    const known = [...placed.values(), ...joined.values(), ...situation.earlier];
    const paid = findPaid(situation, known, request);
    const open = known.find((hold) => isFor(hold, request) && hold.state === "held");
    if (paid !== undefined) {
      decided.push({ ...request, hold: paid });
    } else if (open !== undefined) {
      (placed.has(open.id) ? placed : joined).set(open.id, join(open, request, at));
      decided.push({ ...request, hold: { kind: "held", holdId: open.id } });
    } else {
      requireRoom(situation, known, request);
      const pockets = takeFrom(left, request.amountCredits);
      const hold = openHold(account.userId, request, pockets, at);
      placed.set(hold.id, hold);
      movements.push(movementOf(hold));
      decided.push({ ...request, hold: { kind: "held", holdId: hold.id } });
    }
  }
  return { decided, placed: [...placed.values()], joined: [...joined.values()], movements };
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
function join(open: Hold, { reason }: HoldRequest, at: Date): Hold {
  const waiters = open.expiresAt > at ? open.waiters + 1 : 1;
  if (waiters > waitersMax) throw new AppError("too_many_searches");
  return { ...open, reason, waiters, expiresAt: endOfHold(at) };
}

/** @throws {AppError} too_many_searches */
function requireRoom(
  { at, openPerReasonMax }: Situation,
  known: readonly Hold[],
  { reason }: HoldRequest,
): void {
  const open = known.filter((hold) => hold.reason === reason && hold.state === "held" && hold.expiresAt > at);
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
    waiters: 1,
    capturedBy: null,
    searchId,
  };
}

function endOfHold(at: Date): Date {
  return new Date(at.getTime() + holdLifetimeMs);
}

function movementOf({ id, reason, bonus, bought, createdAt }: Hold): Movement {
  return {
    kind: "hold",
    reason,
    idempotencyKey: `hold:${id}`,
    holdId: id,
    changes: { bonus: -bonus, bought: -bought, held_bonus: bonus, held_bought: bought },
    at: createdAt,
  };
}
