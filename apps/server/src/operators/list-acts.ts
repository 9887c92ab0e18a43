import type { ResponseOf } from "@vagou/contract/api/endpoints";
import { operatorActsPageSize } from "@vagou/contract/limits";
import type { Deps } from "../deps.ts";
import { listActRows, type ActPosition } from "./repository.ts";

/** @returns a page of what operators did and looked at, newest first, without the e-mail address of any person */
export async function listActs(
  { db }: Pick<Deps, "db">,
  { before, limit = operatorActsPageSize }: { before?: string | undefined; limit?: number },
): Promise<ResponseOf<"listOperatorActs">> {
  const rows = await listActRows(db, {
    before: before === undefined ? undefined : readPosition(before),
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  return {
    acts: page.map(({ id, at, operatorId, operatorName, systemUser, action, personId, subject, note }) => ({
      id,
      at: at.toISOString(),
      entrance: operatorId === null ? "command" : "page",
      who: operatorName ?? operatorId ?? systemUser ?? "",
      action,
      person_id: personId,
      subject,
      note,
    })),
    next: rows.length > limit ? writePosition(page.at(-1)) : null,
  };
}

/** The position after a page: an instant and an id, `2026-11-23T12:00:00.000Z_8f14e45f-…`. */
function writePosition(last: ActPosition | undefined): string | null {
  return last === undefined ? null : `${last.at.toISOString()}_${last.id}`;
}

function readPosition(text: string): ActPosition {
  const [at = "", id = ""] = text.split("_");
  return { at: new Date(at), id };
}
