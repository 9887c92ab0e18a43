import { type HistoryLine, listHistory } from "../../credits/statement/list-history.ts";
import type { Deps } from "../../deps.ts";
import type { Entrance } from "../../operators/entrance.ts";
import { keepLook } from "../../operators/keep-look.ts";
import { findNamed } from "./find-named.ts";

/**
 * Shows an operator what happened to a person's fichas, newest first.
 * @param before only lines older than this position: the `next` of the page before
 * @throws {OperatorError} when there is no such person
 */
export async function showStatementOf(
  deps: Pick<Deps, "db" | "clock">,
  { by, named, before, limit }: { by: Entrance; named: string; before?: number | undefined; limit: number },
): Promise<{ lines: HistoryLine[]; next: number | null }> {
  const { id: userId } = await findNamed(deps, { by, named });
  await keepLook(deps, { by, action: "person_statement", personId: userId });
  return listHistory(deps.db, { userId, before, limit });
}
