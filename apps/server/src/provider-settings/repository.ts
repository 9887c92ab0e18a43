import type { ProviderId } from "@vagou/contract/search/catalogue";
import { eq } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { providerSwitches } from "../db/schema/operators.ts";

export type SwitchRow = typeof providerSwitches.$inferSelect;

/** @returns the portals that an operator switched off */
export function listSwitchedOff(db: Db): Promise<SwitchRow[]> {
  return db.select().from(providerSwitches);
}

/** @returns false when the portal was switched off before; its reason stays */
export async function insertSwitch(
  db: Db,
  { providerId, reason, at }: { providerId: ProviderId; reason: string; at: Date },
): Promise<boolean> {
  const rows = await db
    .insert(providerSwitches)
    .values({ providerId, reason, switchedOffAt: at })
    .onConflictDoNothing()
    .returning({ id: providerSwitches.providerId });
  return rows.length === 1;
}

/** @returns false when the portal was not switched off */
export async function deleteSwitch(db: Db, providerId: ProviderId): Promise<boolean> {
  const rows = await db
    .delete(providerSwitches)
    .where(eq(providerSwitches.providerId, providerId))
    .returning({ id: providerSwitches.providerId });
  return rows.length === 1;
}
