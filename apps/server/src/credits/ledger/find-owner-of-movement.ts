import { eq } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { ledgerMovements } from "../../db/schema/credits.ts";

/** @returns the id of the person whose account the movement with this key changed; undefined when there is none */
export async function findOwnerOfMovement(tx: Tx, idempotencyKey: string): Promise<string | undefined> {
  const [movement] = await tx
    .select({ userId: ledgerMovements.userId })
    .from(ledgerMovements)
    .where(eq(ledgerMovements.idempotencyKey, idempotencyKey));
  return movement?.userId;
}
