import { asc } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { creditAccounts, creditHolds, ledgerEntries, ledgerMovements } from "../db/schema/credits.ts";
import { hashMovement, type Pocket } from "./movement.ts";

/**
 * Recomputes every balance and every chain from the entries, and the held fichas from the holds.
 * @returns what does not agree, in words; empty when the ledger is whole
 */
export async function verifyLedger(db: Db): Promise<string[]> {
  const faults: string[] = [];
  const entries = Map.groupBy(await db.select().from(ledgerEntries), (entry) => entry.movementId);
  const movements = Map.groupBy(
    await db.select().from(ledgerMovements).orderBy(asc(ledgerMovements.position)),
    (movement) => movement.userId,
  );
  const open = (await db.select().from(creditHolds)).filter((hold) => hold.state === "held");

  for (const account of await db.select().from(creditAccounts)) {
    const replayed = {
      bonus: 0,
      bought: 0,
      held_bonus: 0,
      held_bought: 0,
      issued: 0,
      spent: 0,
    } satisfies Record<Pocket, number>;
    let head = "";
    let position = 0;
    for (const movement of movements.get(account.userId) ?? []) {
      const own = entries.get(movement.id) ?? [];
      position += 1;
      if (own.reduce((sum, entry) => sum + entry.amount, 0) !== 0)
        faults.push(`movement ${movement.id} is unbalanced`);
      if (movement.position !== position) faults.push(`user ${account.userId} misses movement ${position}`);
      if (movement.previousHash !== head || movement.hash !== hashMovement(movement, own)) {
        faults.push(`chain of user ${account.userId} breaks at movement ${position}`);
      }
      head = movement.hash;
      for (const entry of own) replayed[entry.pocket] += entry.amount;
    }
    const held = open.filter((hold) => hold.userId === account.userId);
    const heldBonus = held.reduce((sum, hold) => sum + hold.bonus, 0);
    const heldBought = held.reduce((sum, hold) => sum + hold.bought, 0);
    const agrees =
      account.bonus === replayed.bonus &&
      account.bought === replayed.bought &&
      account.heldBonus === replayed.held_bonus &&
      account.heldBought === replayed.held_bought &&
      heldBonus === replayed.held_bonus &&
      heldBought === replayed.held_bought &&
      account.movementCount === position &&
      account.chainHash === head;
    if (!agrees) faults.push(`balance of user ${account.userId} differs from its replay`);
  }
  return faults;
}
