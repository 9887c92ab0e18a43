import { expect, test } from "vitest";
import { formatInstant } from "./format-instant.ts";
import { formatTable } from "./format-table.ts";

test("columns are as wide as their longest cell, numbers are right-aligned, absent values are blank", () => {
  const rows = [
    { what: "search: gupy", fichas: -7, note: null },
    { what: "purchase", fichas: 1_000, note: "x" },
  ];
  expect(formatTable(rows)).toBe(
    ["what          fichas  note", "search: gupy      -7", "purchase        1000  x"].join("\n"),
  );
});

test("a text from outside cannot move the cursor of the terminal", () => {
  expect(formatTable([{ reference: "a\u001b[2Jb\u202ec\n" }])).toBe("reference\na·[2Jb·c·");
});

test("instants are shown in São Paulo's time", () => {
  expect(formatInstant(new Date("2026-11-21T02:05:00Z"))).toBe("2026-11-20 23:05");
  expect(formatInstant(null)).toBe("");
});
