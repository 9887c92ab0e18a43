import type { Hold } from "../holds/decide-holds.ts";
import {
  hashMovement,
  isBalanced,
  noAmounts,
  pockets,
  type Amounts,
  type Changes,
  type MovementRow,
  type StoredMovement,
  wholeMovement,
} from "../ledger/movement.ts";

/** A stored movement, with the hold that it names; null where there is none, also because it ended long ago. */
export type RecordedMovement = { movement: StoredMovement; hold: Hold | null };

/** The state of an account after its movements so far. */
export type Replay = {
  pockets: Amounts;
  head: string;
  position: number;
  /** The holds that no movement has ended yet, by their ids. */
  open: Map<string, PlacedHold>;
};

/** What a movement set aside. `isStored`: the hold has its row, as each open one must. */
type PlacedHold = { bonus: number; bought: number; isStored: boolean };

export function startReplay(): Replay {
  return { pockets: { ...noAmounts }, head: "", position: 0, open: new Map() };
}

/**
 * Adds the account's next movement to its replay.
 * @yields each fault of the movement, as a sentence
 */
export function* replayMovement(
  replay: Replay,
  { movement: stored, hold }: RecordedMovement,
): Generator<string, void, undefined> {
  const movement = wholeMovement(stored, { previousHash: replay.head });
  const { id, userId, position } = movement;
  if (!isBalanced(movement)) yield `movement ${id} is unbalanced`;
  if (position !== replay.position + 1) yield `user ${userId} misses movement ${replay.position + 1}`;
  if (movement.previousHash !== replay.head || movement.hash !== hashMovement(movement))
    yield `chain of user ${userId} breaks at movement ${position}`;
  if (!matchesHold(replay, movement, hold)) yield `movement ${id} does not agree with its hold`;
  for (const pocket of pockets) replay.pockets[pocket] += movement[pocket];
  replay.position = position;
  replay.head = movement.hash;
}

/** @yields each hold that is open after the movements of an account and has no row, as a sentence */
export function* findLostHolds({ open }: Replay): Generator<string, void, undefined> {
  for (const [id, { isStored }] of open) if (!isStored) yield `hold ${id} is open and not stored`;
}

/**
 * Whether a hold, capture or release moves the fichas of its hold, which is placed once and then ends once, and the row
 * of the hold agrees, where it still is.
 */
function matchesHold({ open }: Replay, movement: MovementRow, hold: Hold | null): boolean {
  const { kind, userId, holdId } = movement;
  if (kind === "grant" || kind === "clawback") return holdId === null;
  if (holdId === null || (hold !== null && hold.userId !== userId)) return false;
  const known = open.get(holdId);
  if (kind === "hold") {
    const { bonus, bought } = hold ?? { bonus: movement.heldBonus, bought: movement.heldBought };
    open.set(holdId, { bonus, bought, isStored: hold !== null });
    return (
      known === undefined &&
      Math.min(bonus, bought) >= 0 &&
      bonus + bought > 0 &&
      moves(movement, { bonus: -bonus, bought: -bought, heldBonus: bonus, heldBought: bought })
    );
  }
  if (known === undefined) return false;
  open.delete(holdId);
  const { bonus, bought } = known;
  const rest = kind === "capture" ? { spent: bonus + bought } : { bonus, bought };
  return (
    (hold === null || hold.state === (kind === "capture" ? "captured" : "released")) &&
    moves(movement, { heldBonus: -bonus, heldBought: -bought, ...rest })
  );
}

function moves(amounts: Amounts, expected: Changes): boolean {
  return pockets.every((pocket) => amounts[pocket] === (expected[pocket] ?? 0));
}
