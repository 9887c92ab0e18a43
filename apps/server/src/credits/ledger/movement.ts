import { createHash, randomUUID } from "node:crypto";
import type { HistoryReason } from "@vagou/contract/fichas/history";
import type { creditAccounts, ledgerMovements } from "../../db/schema/credits.ts";

export type AccountState = typeof creditAccounts.$inferSelect;
/** A movement as it is stored, which may leave out what can be worked out; see `wholeMovement`. */
export type StoredMovement = typeof ledgerMovements.$inferSelect;
export type MovementRow = Omit<StoredMovement, "digest">;
export type Pocket = "bonus" | "bought" | "heldBonus" | "heldBought" | "issued" | "spent";
/** Signed fichas by pocket; they sum to zero. */
export type Amounts = Record<Pocket, number>;
/** The amounts of those pockets that a movement changes. */
export type Changes = Partial<Amounts>;

export const noAmounts: Amounts = { bonus: 0, bought: 0, heldBonus: 0, heldBought: 0, issued: 0, spent: 0 };

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
  /** The search that a placed hold is a part of, for the statement. */
  searchId?: string | null;
  changes: Changes;
  at: Date;
};

export type Chained = { movements: MovementRow[]; after: AccountState };

/**
 * Adds movements, one after the other, to the end of an account's chain.
 * @returns the rows to write, and the account afterwards
 * @throws {Error} when changes do not sum to zero
 */
export function chainMovements(account: AccountState, movements: readonly Movement[]): Chained {
  const chained: Chained = { movements: [], after: account };
  for (const { changes, holdId = null, searchId = null, at, ...movement } of movements) {
    const before = chained.after;
    const amounts = amountsOf(changes);
    const row = {
      ...movement,
      ...amounts,
      id: randomUUID(),
      userId: account.userId,
      position: before.movementCount + 1,
      holdId,
      searchId,
      createdAt: at,
      previousHash: before.chainHash,
    };
    const hash = hashMovement(row);
    chained.movements.push({ ...row, hash });
    chained.after = {
      ...before,
      bonus: before.bonus + amounts.bonus,
      bought: before.bought + amounts.bought,
      heldBonus: before.heldBonus + amounts.heldBonus,
      heldBought: before.heldBought + amounts.heldBought,
      movementCount: row.position,
      chainHash: hash,
    };
  }
  return chained;
}

/** Chains a movement to the one before it: changing any past movement changes every hash after it. */
export function hashMovement(row: Omit<MovementRow, "hash" | "searchId">): string {
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
    entriesOf(row),
  ];
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}

/** @returns the key of the movement that places a hold, or ends it */
export function keyOfHold(kind: "hold" | "settle", holdId: string): string {
  return `${kind}:${holdId}`;
}

/** @returns a stored movement with what is not stored because it follows from the rest and from the hash before */
export function wholeMovement(
  { digest, ...row }: StoredMovement,
  { previousHash }: Pick<MovementRow, "previousHash">,
): MovementRow {
  const { kind, holdId, idempotencyKey } = row;
  const isBrief = idempotencyKey === "" && holdId !== null;
  return {
    ...row,
    idempotencyKey: isBrief ? keyOfHold(kind === "hold" ? "hold" : "settle", holdId) : idempotencyKey,
    previousHash: row.previousHash === "" ? previousHash : row.previousHash,
    hash: digest === null ? row.hash : Buffer.from(digest).toString("hex"),
  };
}

/** The pockets that a movement changes, by their columns' names, as they were hashed while entries were rows of their own. */
function entriesOf(row: Amounts): [string, number][] {
  const entries: [string, number][] = [
    ["bonus", row.bonus],
    ["bought", row.bought],
    ["held_bonus", row.heldBonus],
    ["held_bought", row.heldBought],
    ["issued", row.issued],
    ["spent", row.spent],
  ];
  return entries.filter(([, amount]) => amount !== 0);
}

/** @throws {Error} when the changes do not sum to zero, or there is none */
function amountsOf(changes: Changes): Amounts {
  // No minus zero: it would be written as one.
  const amounts = { ...noAmounts };
  for (const pocket of pockets) amounts[pocket] += changes[pocket] ?? 0;
  if (!isBalanced(amounts)) throw new Error(`ledger movement sums to ${sumOf(amounts)}`);
  return amounts;
}

/** Whether amounts sum to zero, and there is one. */
export function isBalanced(amounts: Amounts): boolean {
  return sumOf(amounts) === 0 && pockets.some((pocket) => amounts[pocket] !== 0);
}

/** @returns the signed fichas of all pockets together: zero, in a correct ledger */
export function sumOf(amounts: Amounts): number {
  return pockets.reduce((sum, pocket) => sum + amounts[pocket], 0);
}

export const pockets: readonly Pocket[] = ["bonus", "bought", "heldBonus", "heldBought", "issued", "spent"];
