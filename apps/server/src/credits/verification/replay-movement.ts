import type { Hold } from "../holds/decide-holds.ts";
import {
  hashMovement,
  isBalanced,
  noAmounts,
  pockets,
  type Amounts,
  type Changes,
  type MovementRow,
} from "../ledger/movement.ts";

/** A stored movement, with the hold that it names. */
export type RecordedMovement = { movement: MovementRow; hold: Hold | null };

/** The state of an account after its movements so far. */
export type Replay = { pockets: Amounts; head: string; position: number };

export function startReplay(): Replay {
  return { pockets: { ...noAmounts }, head: "", position: 0 };
}

/**
 * Adds the account's next movement to its replay.
 * @yields each fault of the movement, as a sentence
 */
export function* replayMovement(
  replay: Replay,
  { movement, hold }: RecordedMovement,
): Generator<string, void, undefined> {
  const { id, userId, position } = movement;
  if (!isBalanced(movement)) yield `movement ${id} is unbalanced`;
  if (position !== replay.position + 1) yield `user ${userId} misses movement ${replay.position + 1}`;
  if (movement.previousHash !== replay.head || movement.hash !== hashMovement(movement))
    yield `chain of user ${userId} breaks at movement ${position}`;
  if (!matchesHold(movement, hold)) yield `movement ${id} does not agree with its hold`;
  for (const pocket of pockets) replay.pockets[pocket] += movement[pocket];
  replay.position = position;
  replay.head = movement.hash;
}

/** Whether a hold, capture or release moves the fichas of its hold, and the hold has the state that it says. */
function matchesHold(movement: MovementRow, hold: Hold | null): boolean {
  const { kind, userId, holdId } = movement;
  if (kind === "grant" || kind === "clawback") return holdId === null;
  if (hold === null || hold.userId !== userId) return false;
  const { bonus, bought, state } = hold;
  if (kind === "hold")
    return moves(movement, { bonus: -bonus, bought: -bought, heldBonus: bonus, heldBought: bought });
  const rest = kind === "capture" ? { spent: bonus + bought } : { bonus, bought };
  return (
    state === (kind === "capture" ? "captured" : "released") &&
    moves(movement, { heldBonus: -bonus, heldBought: -bought, ...rest })
  );
}

function moves(amounts: Amounts, expected: Changes): boolean {
  return pockets.every((pocket) => amounts[pocket] === (expected[pocket] ?? 0));
}
