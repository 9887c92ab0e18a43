import { readFileSync } from "node:fs";
import { providers } from "@vagou/providers/index";
import { expect, test } from "vitest";

const page = readFileSync(new URL("../../../../docs/capacity.md", import.meta.url), "utf8");

const rows = page
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .flatMap(([, id = "", ...cells]) => (/^`[a-z]+`$/.test(id) ? [{ id: id.replaceAll("`", ""), cells }] : []));

test("the documented capacity of each portal agrees with the code, and has a reason", () => {
  const written = rows.map(({ id, cells: [pace, inFlight, aMinute, most, usual] }) => [
    id,
    pace,
    inFlight,
    aMinute,
    most,
    usual,
  ]);
  const meant = providers.map(({ id, paceMs, inFlightMax, requestsMax, requestsUsual = 1 }) => [
    id,
    `${paceMs} ms`,
    String(inFlightMax),
    String(Math.floor(60_000 / paceMs)),
    String(requestsMax),
    String(requestsUsual),
  ]);
  expect(written).toEqual(meant);
  for (const { cells } of rows) expect(cells[5]).not.toBe("");
});
