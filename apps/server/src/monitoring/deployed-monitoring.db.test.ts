import { readFileSync } from "node:fs";
import { providers } from "@vagou/providers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps } from "../../test/product/create-test-deps.ts";
import { buildApp } from "../app.ts";
import type { Database } from "../db/client.ts";
import { auditNow } from "../ledger-audit/audit-now.ts";
import { createRequestMeasures } from "./request-measures.ts";
import { startMetrics } from "./start-metrics.ts";

/** A file of the repository. */
const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");

const dashboardSchema = z.object({
  panels: z.array(
    z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) }),
  ),
});

const rules = read("deploy/prometheus/alerts.yml").replaceAll(/^ *#.*$/gm, "");
const dashboard = dashboardSchema.parse(JSON.parse(read("deploy/grafana/vagou.json")));
const page = read("docs/operations.md");
const queries = [rules, ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))];

let database: Database;
/** What a server tells that has answered, in which a portal was asked and the ledger was checked. */
let metrics: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const deps = createTestDeps(database, { providers });
  const closers = new AsyncDisposableStack();
  const requests = createRequestMeasures();
  const app = await buildApp(deps, { requests });
  await app.inject("/api/settings");
  await auditNow(deps, { isServed: true });
  const address = await startMetrics(
    { ...deps, config: { ...deps.config, metricsPort: 0 } },
    { requests, database, closers },
  );
  metrics = await (await fetch(address ?? "")).text();
  await closers.disposeAsync();
  await app.close();
});
afterAll(() => database.close());

const told = () => [...metrics.matchAll(/^# TYPE (\w+) /gm)].map(([, name = ""]) => name);

test("the server tells every metric of the alerts and the dashboard", () => {
  const asked = queries.flatMap((query) => [...query.matchAll(/\bvagou_\w+/g)].map(([name]) => name));
  expect(new Set(asked).size).toBeGreaterThan(20);
  const known = new Set(told().flatMap((name) => [name, `${name}_bucket`, `${name}_sum`, `${name}_count`]));
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});

test("an alert or panel asks only for labels that the metric has", () => {
  const unknown = queries.flatMap((query) =>
    [...query.matchAll(/\b(vagou_\w+)\{([^}]*)\}/g)].flatMap(([whole, name = "", selectors = ""]) => {
      const samples = metrics.split("\n").filter((line) => line.startsWith(`${name}{`));
      const labels = [...selectors.matchAll(/(\w+)\s*[=!]/g)].map(([, label = ""]) => label);
      // Of portals that were not asked there are no times.
      const mayBeAbsent = name === "vagou_provider_seconds";
      return labels.every((label) => mayBeAbsent || samples.some((line) => line.includes(`${label}="`)))
        ? []
        : [whole];
    }),
  );
  expect(unknown).toEqual([]);
});

test("each alert says what to do, in a section of its name", () => {
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = ""]) => name);
  expect(alerts.length).toBeGreaterThan(10);
  const runbooks = [...rules.matchAll(/runbook: (\S+)/g)].map(([, address]) => address);
  expect(runbooks).toEqual(alerts.map((name) => `docs/operations.md#${name.toLowerCase()}`));
  const sections = [...page.matchAll(/^### (Vagou\w+)$/gm)].map(([, name]) => name);
  expect(sections).toEqual(alerts);
});

test("each alert has a case in which it fires", () => {
  const cases = read("deploy/prometheus/alerts-check.yml");
  const fired = [...cases.matchAll(/alertname: (\w+),\s+exp_alerts:\s+\[\s*\{/g)].map(([, name]) => name);
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = ""]) => name);
  expect(alerts.filter((name) => !fired.includes(name))).toEqual([]);
});

test("each metric of the server is described for the operator", () => {
  expect(told().filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
