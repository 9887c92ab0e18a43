import { expect, test } from "vitest";
import { formatInstant } from "./format-instant.ts";
import { formatTable } from "./format-table.ts";

test("columns are as wide as what they hold, numbers to the right, blanks where there is nothing", () => {
  const rows = [
    { what: "search: gupy", fichas: -7, note: null },
    { what: "purchase", fichas: 1_000, note: "x" },
  ];
  expect(formatTable(rows)).toBe(
    ["what          fichas  note", "search: gupy      -7", "purchase        1000  x"].join("\n"),
  );
});

test("what came from outside cannot move the cursor of the terminal", () => {
  expect(formatTable([{ reference: "a\u001b[2Jb\u202ec\n" }])).toBe("reference\na·[2Jb·c·");
});

test("instants are told in São Paulo", () => {
  expect(formatInstant(new Date("2026-11-21T02:05:00Z"))).toBe("2026-11-20 23:05");
  expect(formatInstant(null)).toBe("");
});
