import { createHash, randomUUID } from "node:crypto";
import type { HistoryReason } from "@vagou/contract/fichas/history";
import type { creditAccounts, ledgerEntries, ledgerMovements } from "../../db/schema/credits.ts";

export type AccountState = typeof creditAccounts.$inferSelect;
export type MovementRow = typeof ledgerMovements.$inferSelect;
export type EntryRow = typeof ledgerEntries.$inferSelect;
export type Pocket = EntryRow["pocket"];
/** Signed fichas by pocket; they sum to zero. */
export type Changes = Partial<Record<Pocket, number>>;

/** The ledger's reason of an adjustment: this, then the operator's words. */
export const adjustmentPrefix = "adjustment: ";

/** Why fichas are given or taken back: a reason that the statement knows. It shows any other as an adjustment. */
export type GrantReason =
  | Exclude<HistoryReason, "adjustment" | "search" | "search_returned">
  | `${typeof adjustmentPrefix}${string}`;

export type Movement = {
  kind: "grant" | "hold" | "capture" | "release" | "clawback";
  /** Why, in words of the product: `daily_bonus`, `search:gupy` … */
  reason: string;
  /** A movement with a key that was used before is not recorded again. */
  idempotencyKey: string;
  holdId?: string;
  changes: Changes;
  at: Date;
};

export type Chained = { movements: MovementRow[]; entries: EntryRow[]; after: AccountState };

/**
 * Adds movements, one after the other, to the end of an account's chain.
 * @returns the rows to write, and the account afterwards
 * @throws {Error} when changes do not sum to zero
 */
export function chainMovements(account: AccountState, movements: readonly Movement[]): Chained {
  const chained: Chained = { movements: [], entries: [], after: account };
  for (const { changes, holdId = null, at, ...movement } of movements) {
    const before = chained.after;
    const id = randomUUID();
    const entries = entriesOf(changes).map((entry) => ({ ...entry, userId: account.userId, movementId: id }));
    const row = {
      ...movement,
      id,
      userId: account.userId,
      position: before.movementCount + 1,
      holdId,
      createdAt: at,
      previousHash: before.chainHash,
    };
    const hash = hashMovement(row, entries);
    chained.movements.push({ ...row, hash });
    chained.entries.push(...entries);
    chained.after = {
      ...before,
      bonus: before.bonus + (changes.bonus ?? 0),
      bought: before.bought + (changes.bought ?? 0),
      heldBonus: before.heldBonus + (changes.held_bonus ?? 0),
      heldBought: before.heldBought + (changes.held_bought ?? 0),
      movementCount: row.position,
      chainHash: hash,
    };
  }
  return chained;
}

type Entry = Omit<EntryRow, "movementId" | "userId">;

/** Chains a movement to the one before it: changing any past movement changes every hash after it. */
export function hashMovement(row: Omit<MovementRow, "hash">, entries: readonly Entry[]): string {
  const sorted = entries
    .map(({ pocket, amount }) => [pocket, amount] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const content = [
    row.previousHash,
    row.id,
    row.userId,
    row.position,
    row.kind,
    row.reason,
    row.idempotencyKey,
    row.holdId,
    row.createdAt.toISOString(),
    sorted,
  ];
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}

const pockets: readonly Pocket[] = ["bonus", "bought", "held_bonus", "held_bought", "issued", "spent"];

function entriesOf(changes: Changes): Entry[] {
  const entries = pockets
    .map((pocket) => ({ pocket, amount: changes[pocket] ?? 0 }))
    .filter((entry) => entry.amount !== 0);
  const sum = entries.reduce((total, entry) => total + entry.amount, 0);
  if (entries.length === 0 || sum !== 0) throw new Error(`ledger movement sums to ${sum}`);
  return entries;
}
