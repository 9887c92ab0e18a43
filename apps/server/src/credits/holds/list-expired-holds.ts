import { lte } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { creditHolds } from "../../db/schema/credits.ts";
import { listHeld, type ListedHolds } from "./list-held.ts";

/** @returns the open holds of all people but some that have expired at an instant, the oldest first, at most `limit` */
export function listExpiredHolds(db: Db, { at, ...listed }: ListedHolds) {
  return listHeld(db, lte(creditHolds.expiresAt, at), listed);
}
