import { randomUUID } from "node:crypto";
import type { creditHolds } from "../db/schema/credits.ts";
import { AppError } from "../errors.ts";
import type { AccountState, Movement } from "./movement.ts";

/** A hold that nobody settled is given back after this time. */
const holdLifetimeMs = 60_000;

export type Hold = typeof creditHolds.$inferSelect;

export type HoldRequest = {
  amountCredits: number;
  /** What is paid for; see `freeRepeatMs`. */
  purpose: string;
  /** Names this hold among the movements: `search:gupy`. */
  reason: string;
  idempotencyKey: string;
};

/**
 * `held`: fichas are set aside, settle them. `repeated`: this very request was made before.
 * `free`: the same purpose is already paid for.
 */
export type HoldResult =
  | { kind: "held"; holdId: string }
  | { kind: "repeated"; holdId: string; state: Hold["state"] }
  | { kind: "free" };

/** What the decision knows. The account is locked, so none of it changes before the decision is written. */
export type Situation = {
  account: AccountState;
  /** At least the holds with a requested key, anybody's, and this person's of the free time with a requested purpose. */
  earlier: readonly Hold[];
  /** The same purpose, paid or being paid within this time, costs nothing. */
  freeRepeatMs: number;
  at: Date;
};

export type Decided<Request> = Request & { hold: HoldResult };

export type Decision<Request> = {
  /** Each request with what becomes of it, in their order. */
  decided: Decided<Request>[];
  /** To be written: the new holds, and the movement of each. */
  holds: Hold[];
  movements: Movement[];
};

/**
 * Decides about requests of one person one after the other, each as if those before it were written.
 * All are granted or none is.
 * @throws {AppError} insufficient_credits · idempotency_key_reused (same key, other purpose or person)
 */
export function decideHolds<Request extends HoldRequest>(
  situation: Situation,
  requests: readonly Request[],
): Decision<Request> {
  const { account, at } = situation;
  const decision: Decision<Request> = { decided: [], holds: [], movements: [] };
  const left = { bonus: account.bonus, bought: account.bought };
  for (const request of requests) {
    const known = [...situation.earlier, ...decision.holds];
    const settled = findRepeated(situation, known, request) ?? findPaid(situation, known, request);
    if (settled !== undefined) {
      decision.decided.push({ ...request, hold: settled });
      continue;
    }
    if (left.bonus + left.bought < request.amountCredits) throw new AppError("insufficient_credits");
    const bonus = Math.min(left.bonus, request.amountCredits);
    const bought = request.amountCredits - bonus;
    left.bonus -= bonus;
    left.bought -= bought;
    const hold = openHold(account.userId, request, { bonus, bought }, at);
    decision.decided.push({ ...request, hold: { kind: "held", holdId: hold.id } });
    decision.holds.push(hold);
    decision.movements.push({
      kind: "hold",
      reason: request.reason,
      idempotencyKey: `hold:${hold.id}`,
      holdId: hold.id,
      changes: { bonus: -bonus, bought: -bought, held_bonus: bonus, held_bought: bought },
      at,
    });
  }
  return decision;
}

function findRepeated(
  { account }: Situation,
  known: readonly Hold[],
  { idempotencyKey, purpose }: HoldRequest,
): HoldResult | undefined {
  const hold = known.find((candidate) => candidate.idempotencyKey === idempotencyKey);
  if (hold === undefined) return undefined;
  if (hold.userId !== account.userId || hold.purpose !== purpose)
    throw new AppError("idempotency_key_reused");
  return { kind: "repeated", holdId: hold.id, state: hold.state };
}

function findPaid(
  { account, at, freeRepeatMs }: Situation,
  known: readonly Hold[],
  { purpose }: HoldRequest,
): HoldResult | undefined {
  const since = new Date(at.getTime() - freeRepeatMs);
  const isPaid = known.some(
    (hold) =>
      hold.userId === account.userId &&
      hold.purpose === purpose &&
      hold.createdAt > since &&
      // A hold whose process died is as good as released.
      (hold.state === "captured" || (hold.state === "held" && hold.expiresAt > at)),
  );
  return isPaid ? { kind: "free" } : undefined;
}

function openHold(
  userId: string,
  { idempotencyKey, purpose }: HoldRequest,
  pockets: { bonus: number; bought: number },
  at: Date,
): Hold {
  return {
    ...pockets,
    id: randomUUID(),
    userId,
    idempotencyKey,
    purpose,
    state: "held",
    createdAt: at,
    expiresAt: new Date(at.getTime() + holdLifetimeMs),
    settledAt: null,
  };
}
