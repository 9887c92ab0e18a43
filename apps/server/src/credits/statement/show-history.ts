import type { ResponseOf } from "@vagou/contract/api/endpoints";
import type { Actor, Deps } from "../../deps.ts";
import { listHistory } from "./list-history.ts";

type HistoryPage = { actor: Actor; before?: number | undefined; limit: number };

/** A page of a person's movements as the API gives it; see `listHistory`. */
export async function showHistory(
  { db }: Pick<Deps, "db">,
  { actor, ...page }: HistoryPage,
): Promise<ResponseOf<"listHistory">> {
  const { lines, next } = await listHistory(db, { userId: actor.userId, ...page });
  return { entries: lines.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })), next };
}
