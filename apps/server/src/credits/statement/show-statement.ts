import type { ResponseOf } from "@vagou/contract/api/endpoints";
import type { Actor, Deps } from "../../deps.ts";
import { listStatement } from "./list-statement.ts";

type StatementPage = { actor: Actor; before?: number | undefined; limit: number };

/** A page of a person's statement by searches as the API gives it; see `listStatement`. */
export function showStatement(
  { db }: Pick<Deps, "db">,
  { actor, ...page }: StatementPage,
): Promise<ResponseOf<"listStatement">> {
  return listStatement(db, { userId: actor.userId, ...page });
}
