import { asc, eq } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { searchRequests } from "../../db/schema/searches.ts";

/** @returns a person's requests whose keys are still stored, oldest first */
export async function listRequestsOf(tx: Tx, userId: string) {
  return tx
    .select()
    .from(searchRequests)
    .where(eq(searchRequests.userId, userId))
    .orderBy(asc(searchRequests.createdAt), asc(searchRequests.providerId));
}
