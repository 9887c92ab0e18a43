import { historyReasons, type HistoryReason } from "@vagou/contract/fichas/history";
import { and, asc, desc, lt, ne } from "drizzle-orm";
import type { Db, Tx } from "../../db/client.ts";
import { adjustmentPrefix } from "../ledger/movement.ts";
import { movementsOf, type MovementKind } from "./movements-of.ts";

/** One line of the statement: a movement that changed what the person can spend. */
export type HistoryLine = {
  id: string;
  /** Number in this person's chain of movements, from 1; captures are no lines, so numbers are missing. */
  position: number;
  at: Date;
  reason: HistoryReason;
  /** The provider of a search. */
  provider: string | null;
  /** The search of the line; null for other movements. */
  searchId: string | null;
  /** The operator's reason of an adjustment; shown to operators only. */
  words: string | null;
  /** Signed fichas. */
  amount: number;
  /** The fichas that could be spent after it. */
  balance: number;
};

/**
 * A page of the statement, newest first.
 * @param before only lines older than this position: the `next` of the page before
 */
export async function listHistory(
  db: Db,
  { userId, before, limit }: { userId: string; before?: number | undefined; limit: number },
): Promise<{ lines: HistoryLine[]; next: number | null }> {
  const lines = movementsOf(db, userId);
  const rows = await db
    .select()
    .from(lines)
    .where(and(ne(lines.amount, 0), before === undefined ? undefined : lt(lines.position, before)))
    .orderBy(desc(lines.position))
    .limit(limit + 1);
  const page = rows.slice(0, limit).map(describeLine);
  return { lines: page, next: rows.length > limit ? (page.at(-1)?.position ?? null) : null };
}

/** The whole statement, oldest first. */
export async function listWholeHistory(db: Db | Tx, userId: string): Promise<HistoryLine[]> {
  const lines = movementsOf(db, userId);
  const rows = await db.select().from(lines).where(ne(lines.amount, 0)).orderBy(asc(lines.position));
  return rows.map(describeLine);
}

type LineRow = Omit<HistoryLine, "provider" | "reason" | "words"> & {
  kind: MovementKind;
  reason: string;
  firstReason: string;
};

function describeLine({ kind, reason, firstReason, ...line }: LineRow): HistoryLine {
  if (kind === "hold" || kind === "release") {
    const provider = /^search:(.+)$/.exec(firstReason)?.[1] ?? null;
    return { ...line, reason: kind === "hold" ? "search" : "search_returned", provider, words: null };
  }
  return {
    ...line,
    reason: historyReasons.find((known) => known === reason) ?? "adjustment",
    provider: null,
    words: reason.startsWith(adjustmentPrefix) ? reason.slice(adjustmentPrefix.length) : null,
  };
}
