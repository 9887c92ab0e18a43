import type { DumpedTable } from "./dump-tables.ts";

/** `columns`: those with a value that leads to the person. */
export type LeadingTable = { rows: Record<string, unknown>[]; columns: Set<string> };

/**
 * Follows a person through a copy of the database as a thief would: every row with a known fact about the person is
 * theirs, and the names of that row (ids, codes of payments, hashes) are known facts from then on.
 * @param known the facts that are known about the person at first
 * @param ofOthers the facts about other people, at which the search stops
 * @returns the rows that lead to the person, by table
 */
export function rowsLeadingTo(
  dump: readonly DumpedTable[],
  known: readonly string[],
  ofOthers: readonly string[],
): Map<string, LeadingTable> {
  const names = new Set(known.map((text) => text.toLowerCase()));
  const others = new Set(ofOthers.map((text) => text.toLowerCase()));
  const open = dump.flatMap(({ table, rows }) => rows.map((row) => ({ table, row })));
  const leading = new Map<string, LeadingTable>();
  for (let before = -1; names.size > before;) {
    before = names.size;
    for (const { table, row } of open) {
      const columns = Object.entries(row).filter(([, value]) => holdsAny(value, names));
      if (columns.length === 0) continue;
      const found = leading.get(table) ?? { rows: [], columns: new Set() };
      leading.set(table, found);
      if (!found.rows.includes(row)) found.rows.push(row);
      for (const [column] of columns) found.columns.add(column);
      for (const value of Object.values(row))
        for (const name of namesIn(value)) if (!others.has(name)) names.add(name);
    }
  }
  return leading;
}

function holdsAny(value: unknown, names: ReadonlySet<string>): boolean {
  const text = textOf(value);
  return namesIn(value).some((name) => names.has(name)) || [...names].some((name) => text.includes(name));
}

/** The values that are specific enough to name one row: ids, hashes, Stripe's codes and ids of vacancies. */
function namesIn(value: unknown): string[] {
  return (
    textOf(value).match(
      /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32,}|\b(?:pi|cs|evt|re|dp|sub|in)_\w{8,}|\bgupy-[\w-]{8,}/g,
    ) ?? []
  );
}

function textOf(value: unknown): string {
  return (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toLowerCase();
}
