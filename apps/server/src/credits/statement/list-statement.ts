import { historyReasons } from "@vagou/contract/fichas/history";
import type { StatementLine } from "@vagou/contract/api/answers";
import { and, desc, isNotNull, lt, ne, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { movementsOf, type MovementKind } from "./movements-of.ts";

/**
 * A page of the statement by searches, newest first: all movements of one search are one line, at the position of its
 * last movement. So the balance of a line, which is the sum of this line and all below it, is never more than what
 * could be spent before, and the newest line shows what can be spent now, unless a search still runs.
 * Holds from before searches had ids are lines of their own.
 * @param before only lines older than this position: the `next` of the page before
 */
export async function listStatement(
  db: Db,
  { userId, before, limit }: { userId: string; before?: number | undefined; limit: number },
): Promise<{ lines: StatementLine[]; next: number | null }> {
  const lines = linesOf(db, userId);
  const rows = await db
    .select()
    .from(lines)
    .where(
      and(
        or(ne(lines.amount, 0), isNotNull(lines.holdId)),
        before === undefined ? undefined : lt(lines.position, before),
      ),
    )
    .orderBy(desc(lines.position))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return {
    lines: page.map(describeLine),
    next: rows.length > limit ? (page.at(-1)?.position ?? null) : null,
  };
}

/** One row for each search, each hold without one, and each other movement. */
function linesOf(db: Db, userId: string) {
  const movements = movementsOf(db, userId);
  const { id, holdId, searchId, position, at, kind, reason, state, amount } = movements;
  // The client chose the search's id: the prefix keeps it apart from our ids.
  const key = sql<string>`coalesce('search:' || ${searchId}, 'hold:' || ${holdId}, 'movement:' || ${id})`;
  const sum = sql`sum(${amount})`;
  const last = sql`max(${position})`;
  return db
    .select({
      key: key.as("key"),
      searchId: sql<string | null>`max(${searchId}::text)`.as("search_id"),
      holdId: sql<string | null>`max(${holdId}::text)`.as("hold_id"),
      position: sql<number>`${last}`.as("last_position"),
      at: sql<string>`max(${at})`.as("last_at"),
      amount: sql<number>`${sum}::int`.as("sum"),
      balance: sql<number>`(sum(${sum}) over (order by ${last}))::int`.as("balance_after"),
      parts: sql<Part[]>`json_agg(json_build_object(
        'kind', ${kind}, 'reason', ${reason}, 'state', ${state}, 'amount', ${amount}) order by ${position})`.as(
        "parts",
      ),
    })
    .from(movements)
    .groupBy(key)
    .as("lines");
}

type Part = {
  kind: MovementKind;
  reason: string;
  /** The state of the movement's hold. */
  state: "held" | "captured" | "released" | null;
  amount: number;
};

type LineRow = Pick<StatementLine, "amount" | "balance"> & {
  key: string;
  searchId: string | null;
  at: string;
  parts: Part[];
};

const fichasOf = { held: "held", captured: "charged", released: "returned" } as const;

function describeLine({ key, searchId, at, amount, balance, parts }: LineRow): StatementLine {
  const portals = parts
    .filter(({ kind }) => kind === "hold")
    .map((hold) => ({
      provider: /^search:(.+)$/.exec(hold.reason)?.[1] ?? null,
      credits: -hold.amount,
      fichas: fichasOf[hold.state ?? "held"],
    }));
  const reason = historyReasons.find((known) => known === parts[0]?.reason) ?? "adjustment";
  return {
    id: key,
    at: new Date(at).toISOString(),
    reason: portals.length > 0 ? "search" : reason,
    search_id: searchId,
    portals,
    amount,
    balance,
  };
}
