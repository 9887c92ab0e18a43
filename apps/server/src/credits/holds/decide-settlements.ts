import type { Hold, OpenHold } from "./decide-holds.ts";
import { noWaiters, takeWaiter } from "./hold-waiters.ts";
import { keyOfHold, type Movement } from "../ledger/movement.ts";

/**
 * `capture`: charges the hold for the request `by`. `leave`: a request leaves the hold without an answer. `expire`: an
 * expired hold is given back, also if requests still wait for it. `abandon`: a hold for which no living process waited
 * when its end was `expiresAt` is given back, unless a request joined it since, which put the end off.
 */
export type Settlement =
  | { kind: "capture"; holdId: OpenHold; by: string }
  | { kind: "leave"; holdId: OpenHold }
  | { kind: "expire"; holdId: OpenHold }
  | { kind: "abandon"; holdId: OpenHold; expiresAt: Date };

/**
 * `charged`: the fichas are spent, for the request `capturedBy` (null for a hold of an older version), which may be
 * another one that shares the hold or asked the same. `returned`: this settlement gave the fichas back. `unchanged`:
 * other requests still wait for the hold, or it was given back before.
 */
export type Settled =
  | { kind: "charged"; capturedBy: string | null }
  | { kind: "returned" }
  | { kind: "unchanged" };

/** The data that the decision reads; the account is locked. */
export type HoldsToSettle = {
  /** The holds of the settlements. */
  holds: readonly Hold[];
  /** Captured holds of the same person and the same purposes, settled within the time in which a purpose is paid. */
  charges: readonly Hold[];
  /** The process of the server whose requests leave the holds. */
  processId: string;
  at: Date;
};

export type SettlementDecision = {
  /** In the order of the settlements. */
  settled: Settled[];
  /** The holds to write, and the movement of each that ended. */
  changed: Hold[];
  movements: Movement[];
};

/**
 * Decides settlements of one person's holds one after the other, each as if those before it were written. A hold ends
 * once: the fichas of requests that share it are spent once, and come back when the last one leaves it.
 * @throws {Error} when a hold is not among `holds`, which is our own bug
 */
export function decideSettlements(
  { holds, charges, processId, at }: HoldsToSettle,
  settlements: readonly Settlement[],
): SettlementDecision {
  const known = new Map(holds.map((hold) => [hold.id, hold]));
  const changed = new Map<string, Hold>();
  const movements: Movement[] = [];
  const settled = settlements.map((settlement): Settled => {
    const hold = known.get(settlement.holdId);
    if (hold === undefined) throw new Error(`this person has no hold ${settlement.holdId}`);
    const after = hold.state === "held" ? settle(hold, settlement, { processId, at }) : hold;
    if (after !== hold) {
      known.set(after.id, after);
      changed.set(after.id, after);
      if (after.state !== "held") movements.push(endOf(after, at));
    }
    if (settlement.kind === "capture") return chargeFor(after, [...known.values(), ...charges]);
    return after !== hold && after.state === "released" ? { kind: "returned" } : { kind: "unchanged" };
  });
  return { settled, changed: [...changed.values()], movements };
}

/** An open hold after a settlement; the same object when nothing changes. */
function settle(
  hold: Hold,
  settlement: Settlement,
  { processId, at }: Pick<HoldsToSettle, "processId" | "at">,
): Hold {
  const isExpired = hold.expiresAt <= at;
  const ended = { ...hold, ...noWaiters, settledAt: at };
  if (settlement.kind === "leave") {
    const waiting = takeWaiter(hold, processId);
    if (waiting === hold) return hold;
    if (waiting.waiters > 0) return { ...hold, ...waiting };
  }
  if (settlement.kind === "expire" && !isExpired) return hold;
  if (settlement.kind === "abandon") {
    const isJoined = hold.expiresAt.getTime() !== settlement.expiresAt.getTime();
    return isJoined ? hold : { ...ended, state: "released", expiresAt: at };
  }
  if (settlement.kind === "capture" && !isExpired)
    return { ...ended, state: "captured", capturedBy: settlement.by };
  return { ...ended, state: "released" };
}

/** The charge of a hold, or of another hold for the same purpose. */
function chargeFor(hold: Hold, known: readonly Hold[]): Settled {
  const charge =
    hold.state === "captured"
      ? hold
      : known.find((other) => other.state === "captured" && other.purpose === hold.purpose);
  return charge === undefined ? { kind: "returned" } : { kind: "charged", capturedBy: charge.capturedBy };
}

/** The movement that ends a hold. That of an expired one has the reason `expired`; see `movementsOf`. */
function endOf({ id, bonus, bought, state, reason, expiresAt }: Hold, at: Date): Movement {
  const back = { heldBonus: -bonus, heldBought: -bought };
  return {
    kind: state === "captured" ? "capture" : "release",
    reason: state === "released" && expiresAt <= at ? "expired" : reason,
    idempotencyKey: keyOfHold("settle", id),
    holdId: id,
    changes: state === "captured" ? { ...back, spent: bonus + bought } : { ...back, bonus, bought },
    at,
  };
}
