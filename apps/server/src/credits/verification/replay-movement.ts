import type { Hold } from "../holds/decide-holds.ts";
import { hashMovement, type Changes, type MovementRow, type Pocket } from "../ledger/movement.ts";

/** A stored movement, with its entries and the hold that it names. */
export type RecordedMovement = { movement: MovementRow; amounts: [Pocket, number][]; hold: Hold | null };

/** The state of an account after its movements so far. */
export type Replay = { pockets: Record<Pocket, number>; head: string; position: number };

export function startReplay(): Replay {
  return {
    pockets: { bonus: 0, bought: 0, held_bonus: 0, held_bought: 0, issued: 0, spent: 0 },
    head: "",
    position: 0,
  };
}

/**
 * Adds the account's next movement to its replay.
 * @yields each fault of the movement, as a sentence
 */
export function* replayMovement(
  replay: Replay,
  { movement, amounts, hold }: RecordedMovement,
): Generator<string, void, undefined> {
  const { id, userId, position } = movement;
  const entries = amounts.map(([pocket, amount]) => ({ pocket, amount }));
  if (entries.length === 0 || entries.reduce((sum, { amount }) => sum + amount, 0) !== 0)
    yield `movement ${id} is unbalanced`;
  if (position !== replay.position + 1) yield `user ${userId} misses movement ${replay.position + 1}`;
  if (movement.previousHash !== replay.head || movement.hash !== hashMovement(movement, entries))
    yield `chain of user ${userId} breaks at movement ${position}`;
  if (!matchesHold(movement, Object.fromEntries(amounts), hold))
    yield `movement ${id} does not agree with its hold`;
  for (const { pocket, amount } of entries) replay.pockets[pocket] += amount;
  replay.position = position;
  replay.head = movement.hash;
}

/** Whether a hold, capture or release moves the fichas of its hold, and the hold has the state that it says. */
function matchesHold({ kind, userId, holdId }: MovementRow, changes: Changes, hold: Hold | null): boolean {
  if (kind === "grant" || kind === "clawback") return holdId === null;
  if (hold === null || hold.userId !== userId) return false;
  const { bonus, bought, state } = hold;
  if (kind === "hold")
    return moves(changes, { bonus: -bonus, bought: -bought, held_bonus: bonus, held_bought: bought });
  const rest = kind === "capture" ? { spent: bonus + bought } : { bonus, bought };
  return (
    state === (kind === "capture" ? "captured" : "released") &&
    moves(changes, { held_bonus: -bonus, held_bought: -bought, ...rest })
  );
}

function moves(changes: Changes, expected: Changes): boolean {
  const pockets: readonly Pocket[] = ["bonus", "bought", "held_bonus", "held_bought", "issued", "spent"];
  return pockets.every((pocket) => (changes[pocket] ?? 0) === (expected[pocket] ?? 0));
}
