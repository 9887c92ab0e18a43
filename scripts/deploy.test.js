// @ts-check
import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pinnedNode } from "./setup/project.js";
import { memoryEnvironment, memoryFlags } from "./setup/server-memory.js";

/** @param {string} file */
const read = (file) => readFileSync(`deploy/${file}`, "utf8");
const dockerfile = read("Dockerfile");

/** The instruction that puts the image's files together. */
const [, copied = ""] = /cp -a --parents ([\s\S]*?) \/image/.exec(dockerfile) ?? [];
const patterns = copied.split(/[\s\\]+/).filter((pattern) => pattern !== "");

test("every file that the image is made of exists", () => {
  expect(patterns.length).toBeGreaterThan(5);
  expect(patterns.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
});

test("the image has the manifest of each workspace, by which a complete installation is known", () => {
  /** @type {{ packages: Record<string, unknown> }} */
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const manifests = Object.keys(lock.packages)
    .filter((path) => !path.includes("node_modules/"))
    .map((path) => (path === "" ? "package.json" : `${path}/package.json`));
  const inImage = new Set(patterns.flatMap((pattern) => globSync(pattern)));
  expect(manifests.filter((path) => !inImage.has(path))).toEqual([]);
});

test("the image has the libraries that the pinned Node needs, also the one that Debian's slim image lacks", () => {
  expect(readFileSync(pinnedNode).includes("libatomic.so.1")).toBe(true);
  const [system = "", image = ""] = dockerfile.split("FROM ").slice(-2);
  expect(system).toMatch(/apt-get install .* libatomic1\n/);
  expect(system).toMatch(/-path '\*\/node\/bin\/node' [^&]*xargs ldd/);
  expect(image).toMatch(/^scratch\nCOPY --from=system /);
});

test("the image has no shell: every command in it is a list, and names a program that is there", () => {
  const image = dockerfile.split("FROM ").at(-1) ?? "";
  expect(image).not.toMatch(/^RUN /m);
  const commands = [...image.matchAll(/\bCMD (.*)$/gm)].map(([, command = ""]) => command);
  expect(commands.map((command) => command.startsWith('["node", '))).toEqual([true, true]);
});

test("the workspaces that the image installs exist", () => {
  const wanted = [...dockerfile.matchAll(/--workspace=(\S+)/g)].map(([, name = ""]) => name);
  const names = globSync("apps/*/package.json").map((path) => {
    /** @type {{ name: string }} */
    const { name } = JSON.parse(readFileSync(path, "utf8"));
    return name;
  });
  expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
  expect(wanted).not.toEqual([]);
});

test("the image, the unit and `npm run serve` start the same program, which installs nothing, with little memory", () => {
  /** @type {{ scripts: Record<string, string> }} */
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const program = [...memoryFlags, "scripts/serve.js"];
  const [setting] = Object.entries(memoryEnvironment).map(([name, value]) => `${name}=${value}`);
  expect(scripts["serve"]).toBe(`${setting} exec node_modules/node/bin/node ${program.join(" ")}`);
  expect(dockerfile).toContain(`CMD ${JSON.stringify(["node", ...program]).replaceAll(",", ", ")}`);
  expect(dockerfile).toMatch(new RegExp(`^ENV NODE_ENV=production .*${setting} `, "m"));
  const unit = read("vagou.service");
  expect(unit).toContain(`ExecStart=/opt/vagou/node_modules/node/bin/node ${program.join(" ")}\n`);
  expect(unit).toMatch(new RegExp(`^Environment=NODE_ENV=production .*${setting}$`, "m"));
  expect(existsSync("scripts/serve.js")).toBe(true);
});

test("the unit and the container end a process that takes 2 GB, after the alert has spoken", () => {
  expect(read("vagou.service")).toContain("\nMemoryMax=2G\n");
  expect(read("compose.yaml")).toContain("\n    mem_limit: 2g\n");
  const [, alertAt] = /vagou_memory_bytes\{kind="rss"\} > (\S+)/.exec(read("prometheus/alerts.yml")) ?? [];
  expect(Number(alertAt)).toBeGreaterThan(1e9);
  expect(Number(alertAt)).toBeLessThan(0.8 * 2 ** 31);
});

test("the checks of the server are not open to the world, at either proxy", () => {
  expect(read("Caddyfile")).toContain("@inner path /healthz /readyz /metrics\n\trespond @inner 404\n");
  expect(read("nginx.conf")).toMatch(/location ~ \^\/\(healthz\|readyz\|metrics\)\$ \{\s+return 404;/);
});

test("the page for operators names the Node that the project pins", () => {
  /** @type {{ dependencies: Record<string, string> }} */
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(readFileSync("docs/operations.md", "utf8")).toContain(` node@${dependencies["node"]}\``);
});

test("with Compose a request waits while the one server is replaced, which goes at once, without a delay for a proxy", () => {
  const [, seconds] = /^\t\tlb_try_duration (\d+)s$/m.exec(read("Caddyfile")) ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(15);
  expect(read("compose.yaml")).toContain('\n      STOP_DELAY_SECONDS: "0"\n');
  expect(readFileSync("docs/operations.md", "utf8")).toContain(
    "`git pull && docker compose up -d --build vagou`",
  );
});

test("without its database the one server still answers people: its proxy asks only whether it lives", () => {
  expect(read("Caddyfile")).toMatch(/^\t\thealth_uri \/healthz$/m);
});

test("Compose takes Postgres as ready once others reach it, not while its image makes the volume", () => {
  const [, check = ""] = /test: \["CMD", "pg_isready", (.*)\]/.exec(read("compose.yaml")) ?? [];
  expect(check).toContain('"--host=127.0.0.1"');
});

test("the folder of the data belongs to the image's user, and so does the volume that Docker makes of it", () => {
  const image = dockerfile.split("FROM ").at(-1) ?? "";
  const [, user = ""] = /^USER (\S+)$/m.exec(image) ?? [];
  expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(dockerfile).toMatch(/ install -d \/own\/data /);
  expect(image).toContain(`COPY --from=system --chown=${user} /own/ /\n`);
  expect(image).toContain(" DATA_DIR=/data ");
  expect(read("compose.yaml")).toContain("\n    volumes: [data:/data]\n");
});

test("the history of the repository is neither in the image nor readable for the process of the unit", () => {
  expect(read("Dockerfile.dockerignore").split("\n")).toContain(".git");
  const unit = read("vagou.service");
  const [, folder = ""] = /^WorkingDirectory=(\S+)$/m.exec(unit) ?? [];
  expect(folder).not.toBe("");
  expect(unit).toContain(`\nInaccessiblePaths=-${folder}/.git\n`);
});

test("the unit for several processes is that of one, but for the ports, which the settings cannot undo", () => {
  const lines = (/** @type {string} */ unit) =>
    read(unit)
      .split("\n")
      .filter((line) => !line.startsWith("#"));
  const one = lines("vagou.service");
  const many = lines("vagou@.service");
  const start = one.find((line) => line.startsWith("ExecStart=")) ?? "";
  expect(many.filter((line) => !one.includes(line))).toEqual([
    "Description=Vagou on port %i",
    start.replace("=", "=/usr/bin/env PORT=%i METRICS_PORT=1%i "),
  ]);
  expect(one.filter((line) => !many.includes(line))).toEqual(["Description=Vagou", start]);
});

test("nginx answers in no HTML while the server is away: the web app would end the person's session", () => {
  const [, place = "none"] = /^ {2}error_page 502 503 504 =503 (\S+);$/m.exec(read("nginx.conf")) ?? [];
  expect(read("nginx.conf")).toContain(
    `  location ${place} {\n    default_type "text/plain; charset=utf-8";\n`,
  );
});

test("people are shut out while a backup is restored, and Stripe's events come in, as the steps say", () => {
  const [, sign = "no sign"] = /if \(-f (\S+)\) \{\s+return 503;/.exec(read("nginx.conf")) ?? [];
  expect(read("nginx.conf")).toMatch(/location = \/api\/webhooks\/stripe \{\s+proxy_pass http:\/\/vagou;/);
  const page = readFileSync("docs/runbook.md", "utf8");
  const [shut, open] = [page.indexOf(`touch ${sign}`), page.indexOf(`rm ${sign}`)];
  const deletions = page.indexOf("npm run deletions:repeat");
  expect(shut).toBeGreaterThan(0);
  expect(deletions).toBeGreaterThan(shut);
  expect(open).toBeGreaterThan(deletions);
});

test("each alert of the machine has a case in which it fires, and a section that says what to do", () => {
  const rules = read("prometheus/machine-alerts.yml");
  const cases = read("prometheus/machine-alerts-check.yml");
  const page = readFileSync("docs/operations.md", "utf8");
  const alerts = [
    ...rules.matchAll(/- alert: (\w+)[\s\S]*?severity: (\w+)[\s\S]*?runbook: docs\/operations\.md#(\w+)/g),
  ].map(([, name = "", severity = "", section = ""]) => ({ name, severity, section }));
  expect(alerts.length).toBe(rules.split("- alert:").length - 1);
  for (const { name, severity, section } of alerts) {
    expect(section).toBe(name.toLowerCase());
    expect(page).toContain(`\n### ${name}\n`);
    const fires = cases
      .split("eval_time:")
      .some((one) => one.includes(`alertname: ${name},`) && one.includes(`severity: ${severity}`));
    expect(fires ? "" : `${name} (${severity}) never fires`).toBe("");
  }
});

test("the sample of Alertmanager sends each severity of the alerts somewhere, and the backup tells what its alert asks", () => {
  const severities = ["alerts.yml", "machine-alerts.yml"].flatMap((file) =>
    [...read(`prometheus/${file}`).matchAll(/severity: (\w+)/g)].map(([, severity]) => severity),
  );
  expect(new Set(severities)).toEqual(new Set(["page", "ticket"]));
  const sample = read("prometheus/alertmanager.yml");
  expect(sample).toMatch(/^route:\n  receiver: pages$/m);
  expect(sample).toMatch(/severity="ticket"'\]\n {6}receiver: tickets$/m);
  expect(read("prometheus/machine-alerts.yml")).toContain("max(vagou_backup_timestamp_seconds)");
  expect(read("backup/backup.sh")).toMatch(/^vagou_backup_timestamp_seconds \$\(date \+%s\)$/m);
});
