import { readFileSync } from "node:fs";
import { providers } from "@vagou/providers/index";
import { expect, test } from "vitest";
import { readConfig } from "./read-config.ts";

const page = readFileSync(new URL("../../../../docs/providers.md", import.meta.url), "utf8");

/** The rows of the table whose first cell is a provider's id. */
const rows = page
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .flatMap(([, id = "", route = "", verified = "", inferred = "", requests = "", task = ""]) =>
    /^`[a-z]+`$/.test(id) ? [{ id: id.replaceAll("`", ""), route, verified, inferred, requests, task }] : [],
  );

test("the table of providers has all of them, in the catalogue's order", () => {
  expect(rows.map(({ id }) => id)).toEqual(providers.map(({ id }) => id));
  for (const row of rows) expect(Object.values(row)).not.toContain("");
});

test.each(rows)("the row of $id agrees with the adapter", ({ id, route, requests, task }) => {
  const provider = providers.find((one) => one.id === id)!;
  for (const origin of provider.origins) expect(route).toContain(new URL(origin).host);
  const { usual = "", most = "" } =
    /^(?:\d+–)?(?<usual>\d+), most (?<most>\d+)$/.exec(requests)?.groups ?? {};
  expect(Number(most)).toBe(provider.requestsMax);
  expect(Number(usual)).toBeLessThanOrEqual(provider.requestsMax);
  expect(Number(usual)).toBeGreaterThan(0);
  for (const name of provider.credentials ?? []) expect(task).toContain(`\`${name}\``);
  expect(/`[A-Z_]+_KEY`/.test(task)).toBe(provider.credentials !== undefined);
  expect(task.startsWith("Off by default")).toBe(readConfig({}).disabledProviders.includes(id));
  expect(route.includes("no key")).toBe(provider.access === "public-api" || id === "sap");
});
