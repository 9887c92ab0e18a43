import { forgetUnfinished, readUnfinished, type UnfinishedSearch } from "#lib/session/unfinished-searches.ts";
import { listHeldSearches } from "./hold-search.ts";

/**
 * Forgets those that are older than a day: what they cost stands in the statement.
 * @returns the newest search of the owner of `email` that stopped before its end and runs in no tab; null without one
 */
export async function findLeftSearch(email: string, nowMs: number): Promise<UnfinishedSearch | null> {
  const all = readUnfinished(email);
  if (all.length === 0) return null;
  for (const { id, startedAtMs } of all) if (nowMs - startedAtMs > dayMs) forgetUnfinished(email, id);
  const ids = readUnfinished(email).map(({ id }) => id);
  const held = await listHeldSearches(ids);
  return readUnfinished(email).find(({ id }) => ids.includes(id) && !held.includes(id)) ?? null;
}

const dayMs = 24 * 3_600_000;
