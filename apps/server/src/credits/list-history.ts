import { historyReasons, type HistoryReason } from "@vagou/contract/history";
import { and, asc, desc, eq, inArray, lt, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "../db/client.ts";
import { ledgerEntries, ledgerMovements } from "../db/schema/credits.ts";
import { adjustmentPrefix } from "./adjustment-reason.ts";

/** One line of the statement: a movement that changed what the person can spend. */
export type HistoryLine = {
  id: string;
  /** Number in this person's chain of movements, from 1; captures are no lines, so numbers are missing. */
  position: number;
  at: Date;
  reason: HistoryReason;
  /** The provider of a search. */
  provider: string | null;
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
  const lines = linesOf(db, userId);
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
  const lines = linesOf(db, userId);
  const rows = await db.select().from(lines).where(ne(lines.amount, 0)).orderBy(asc(lines.position));
  return rows.map(describeLine);
}

/**
 * Every movement of a person that changes what can be spent. A hold already took its fichas, so its
 * capture is no line; its release is one. The balance counts from the first movement on, also for
 * a later page of the statement.
 */
function linesOf(db: Db | Tx, userId: string) {
  const byPosition = sql`order by ${ledgerMovements.position}`;
  return db
    .select({
      id: ledgerMovements.id,
      position: ledgerMovements.position,
      at: ledgerMovements.createdAt,
      kind: ledgerMovements.kind,
      reason: ledgerMovements.reason,
      // The reason of a release may be `expired` only; the reason of its hold names the provider.
      firstReason:
        sql<string>`first_value(${ledgerMovements.reason}) over (partition by ${ledgerMovements.holdId} ${byPosition})`.as(
          "first_reason",
        ),
      amount: sql<number>`sum(${ledgerEntries.amount})::int`.as("amount"),
      balance: sql<number>`(sum(sum(${ledgerEntries.amount})) over (${byPosition}))::int`.as("balance"),
    })
    .from(ledgerMovements)
    .innerJoin(ledgerEntries, eq(ledgerEntries.movementId, ledgerMovements.id))
    .where(and(eq(ledgerMovements.userId, userId), inArray(ledgerEntries.pocket, ["bonus", "bought"])))
    .groupBy(ledgerMovements.id)
    .as("lines");
}

type LineRow = Omit<HistoryLine, "provider" | "reason" | "words"> & {
  kind: (typeof ledgerMovements.$inferSelect)["kind"];
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
