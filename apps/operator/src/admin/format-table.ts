/** One line of a table; absent values stay blank. Numbers are right-aligned. */
export type TableRow = Readonly<Record<string, string | number | null>>;

/**
 * Rows under the names of their columns, for a terminal. A text from outside cannot move its cursor:
 * invisible characters are shown as `·`.
 */
export function formatTable(rows: readonly TableRow[]): string {
  const names = Object.keys(rows[0] ?? {});
  const columns = names.map((name) => {
    const values = rows.map((row) => row[name] ?? null);
    const cells = [name, ...values.map(show)];
    const width = Math.max(...cells.map((cell) => cell.length));
    const isNumeric = values.some((value) => typeof value === "number");
    return cells.map((cell) => (isNumeric ? cell.padStart(width) : cell.padEnd(width)));
  });
  return Array.from({ length: rows.length + 1 }, (_, line) =>
    columns
      .map((cells) => cells[line])
      .join("  ")
      .trimEnd(),
  ).join("\n");
}

function show(value: string | number | null): string {
  if (value === null) return "";
  return typeof value === "number" ? String(value) : value.replaceAll(/\p{C}/gu, "·");
}
