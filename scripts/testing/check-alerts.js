// @ts-check
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../setup/project.js";
import { runCommand } from "../setup/run-command.js";
import { preparePromtool } from "./promtool.js";

/**
 * Lets Prometheus' own program read the configuration, the alerts and the questions of the dashboard, and compare which
 * alerts fire in the written cases. Where the program cannot be had, a line says so, and nothing is checked.
 *
 * @returns {Promise<{ exitCode: number, output: string }>} of all checks together
 */
export async function checkAlerts() {
  const promtool = await preparePromtool();
  if (promtool === undefined) {
    console.log(
      "The alerts were not checked: there is no promtool (on Debian, `apt-get install prometheus` brings it).",
    );
    return { exitCode: 0, output: "" };
  }
  const folder = mkdtempSync(join(tmpdir(), "vagou-alerts-"));
  try {
    const results = [];
    for (const args of [
      ["check", "config", "deploy/prometheus/prometheus.yml"],
      ["check", "config", "deploy/prometheus/prometheus-with-exporters.yml"],
      ["check", "rules", writeDashboardRules(folder)],
      ["test", "rules", "deploy/prometheus/alerts-check.yml"],
      ["test", "rules", "deploy/prometheus/machine-alerts-check.yml"],
    ]) {
      results.push(await runCommand(promtool, args));
    }
    return {
      exitCode: Math.max(...results.map(({ exitCode }) => exitCode)),
      output: results.map(({ output }) => output).join("\n"),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The program knows no dashboards, so each question of a panel becomes a rule.
 *
 * @param {string} folder
 * @returns {string} the file of rules, in JSON, which is YAML too
 */
function writeDashboardRules(folder) {
  /** @type {{ panels: { targets?: { expr: string }[] }[] }} */
  const { panels } = JSON.parse(readFileSync(join(root, "deploy/grafana/vagou.json"), "utf8"));
  const questions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const rules = questions.map((expr, index) => ({ record: `panel:question:${index}`, expr }));
  const file = join(folder, "dashboard.json");
  writeFileSync(file, JSON.stringify({ groups: [{ name: "dashboard", rules }] }));
  return file;
}
