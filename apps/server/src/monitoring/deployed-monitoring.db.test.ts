import { readFileSync } from "node:fs";
import { endpoints } from "@vagou/contract/api/endpoints";
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
    z.object({
      title: z.string(),
      targets: z.array(z.object({ expr: z.string(), legendFormat: z.string().default("") })).default([]),
    }),
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
  // Each route is counted once it was asked for.
  for (const { method, path } of Object.values(endpoints)) await app.inject({ method, url: `/api${path}` });
  await app.inject("/readyz");
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
      const had = labelsOf(name);
      const labels = [...selectors.matchAll(/(\w+)\s*[=!]/g)].map(([, label = ""]) => label);
      return labels.every((label) => had.has(label)) ? [] : [whole];
    }),
  );
  expect(unknown).toEqual([]);
});

test("an alert or panel names only values that a label can have", () => {
  const strange = queries.flatMap((query) =>
    [...query.matchAll(/\b(vagou_\w+)\{([^}]*)\}/g)].flatMap(([, name = "", selectors = ""]) =>
      [...selectors.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)].flatMap(
        ([whole, label = "", , pattern = ""]) => {
          const values = valuesOf(name, label);
          return alternativesOf(pattern).every((value) => values.some((told) => fits(told, value)))
            ? []
            : [`${name}{${whole}}`];
        },
      ),
    ),
  );
  expect(strange).toEqual([]);
});

test("a panel groups by labels that the metric has, and names its lines by those that are left", () => {
  const targets = dashboard.panels.flatMap((panel) => panel.targets);
  const wrong = targets.filter(({ expr, legendFormat }) => {
    // Prometheus adds the instance.
    const had = new Set([
      "instance",
      ...[...expr.matchAll(/\bvagou_\w+/g)].flatMap(([name]) => [...labelsOf(name)]),
    ]);
    const groups = [...expr.matchAll(/\bby \(([^)]*)\)/g)].map(([, group = ""]) => group.split(", "));
    const isOneNumber = /\b(sum|max|min|avg|count)\(/.test(expr);
    const left = groups.at(0) ?? (isOneNumber ? [] : [...had]);
    const named = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = ""]) => label);
    return !groups.flat().every((label) => had.has(label)) || !named.every((label) => left.includes(label));
  });
  expect(wrong).toEqual([]);
  expect(targets.filter(({ legendFormat }) => legendFormat.includes("{{")).length).toBeGreaterThan(5);
});

/** The labels with which the server tells a metric. */
function labelsOf(metric: string): ReadonlySet<string> {
  // Of portals that were not asked there are no times.
  if (metric === "vagou_provider_seconds") return new Set(["provider", "quantile"]);
  const samples = metrics.split("\n").filter((line) => line.startsWith(`${metric}{`));
  return new Set(samples.flatMap((line) => [...line.matchAll(/(\w+)="/g)].map(([, label = ""]) => label)));
}

/** What a label can say; those that no sample of a quiet product has stand here. */
function valuesOf(metric: string, label: string): string[] {
  if (label === "status") return ["2xx", "3xx", "4xx", "5xx", "gone"];
  // Of portals that were not asked there are no times.
  if (metric === "vagou_provider_seconds" && label === "quantile") return ["0.5", "0.95"];
  return [...metrics.matchAll(/^(\w+)\{([^}]*)\}/gm)].flatMap(([, name, labels = ""]) =>
    name === metric
      ? [...labels.matchAll(/(\w+)="([^"]*)"/g)].flatMap(([, key, value = ""]) =>
          key === label ? [value] : [],
        )
      : [],
  );
}

/** `/api/(a|b/.+)` as `/api/a` and `/api/b/.+`. */
function alternativesOf(pattern: string): string[] {
  const [, before = "", inner = pattern, after = ""] = /^([^(]*)\(([^)]*)\)(.*)$/.exec(pattern) ?? [];
  return inner.split("|").map((part) => `${before}${part}${after}`);
}

/** @param value a whole value, or the beginning of one before `.+` */
const fits = (told: string, value: string) =>
  value.endsWith(".+")
    ? told.startsWith(value.slice(0, -2)) && told.length > value.length - 2
    : told === value;

test("the alerts look for the job that Prometheus is told of", () => {
  const jobs = [...read("deploy/prometheus/prometheus.yml").matchAll(/job_name: (\w+)/g)].map(
    ([, job]) => job,
  );
  const asked = [...rules.matchAll(/\bup\{job="(\w+)"\}/g)].map(([, job]) => job);
  expect(new Set(asked)).toEqual(new Set(jobs));
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
