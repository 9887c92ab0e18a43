import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { ledgerMovements } from "../../db/schema/credits.ts";

/** @returns the id of the person whose account a movement with this key, which is no hold, changed; undefined when there is none */
export async function findOwnerOfMovement(tx: Tx, idempotencyKey: string): Promise<string | undefined> {
  const [movement] = await tx
    .select({ userId: ledgerMovements.userId })
    .from(ledgerMovements)
    .where(and(eq(ledgerMovements.idempotencyKey, idempotencyKey), isNull(ledgerMovements.holdId)));
  return movement?.userId;
}
