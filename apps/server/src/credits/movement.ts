import { createHash, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import { creditAccounts, ledgerEntries, ledgerMovements } from "../db/schema/credits.ts";

export type AccountState = typeof creditAccounts.$inferSelect;
export type Pocket = (typeof ledgerEntries.$inferSelect)["pocket"];
/** Signed fichas by pocket; they sum to zero. */
export type Changes = Partial<Record<Pocket, number>>;

export type Movement = {
  kind: "grant" | "hold" | "capture" | "release" | "clawback";
  /** Why, in words of the product: `daily_bonus`, `search:gupy` … */
  reason: string;
  /** The same movement asked for again, for whatever cause, is recorded once. */
  idempotencyKey: string;
  holdId?: string;
  changes: Changes;
  at: Date;
};

/**
 * Writes one movement with its entries and moves the account's pockets; the only code that does.
 * The account must be locked by this transaction.
 * @returns false, and nothing is written, when the idempotency key was used before
 * @throws {Error} when the changes do not sum to zero or a pocket would fall below it
 */
export async function recordMovement(tx: Tx, account: AccountState, movement: Movement): Promise<boolean> {
  const entries = entriesOf(movement.changes);
  const position = account.movementCount + 1;
  const row = {
    id: randomUUID(),
    userId: account.userId,
    position,
    kind: movement.kind,
    reason: movement.reason,
    idempotencyKey: movement.idempotencyKey,
    holdId: movement.holdId ?? null,
    createdAt: movement.at,
    previousHash: account.chainHash,
  };
  const hash = hashMovement(row, entries);
  const inserted = await tx
    .insert(ledgerMovements)
    .values({ ...row, hash })
    .onConflictDoNothing({ target: ledgerMovements.idempotencyKey })
    .returning({ id: ledgerMovements.id });
  if (inserted.length === 0) return false;

  await tx.insert(ledgerEntries).values(entries.map((entry) => ({ ...entry, movementId: row.id })));
  await tx
    .update(creditAccounts)
    .set({
      bonus: account.bonus + (movement.changes.bonus ?? 0),
      bought: account.bought + (movement.changes.bought ?? 0),
      heldBonus: account.heldBonus + (movement.changes.held_bonus ?? 0),
      heldBought: account.heldBought + (movement.changes.held_bought ?? 0),
      movementCount: position,
      chainHash: hash,
    })
    .where(eq(creditAccounts.userId, account.userId));
  return true;
}

type HashedRow = Omit<typeof ledgerMovements.$inferSelect, "hash">;
type Entry = { pocket: Pocket; amount: number };

/** Chains a movement to the one before it: changing any past movement changes every hash after it. */
export function hashMovement(row: HashedRow, entries: readonly Entry[]): string {
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
