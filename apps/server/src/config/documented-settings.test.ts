import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { providers } from "@vagou/providers/index";
import { expect, test } from "vitest";
import { environmentSchema } from "./environment-schema.ts";
import { readConfig } from "./read-config.ts";

const read = (path: string) => readFileSync(new URL(`../../../../deploy/${path}`, import.meta.url), "utf8");
const lines = read(".env.example").split("\n");
const compose = read("compose.yaml");

/** `NAME=value` of a line that is to be filled in, or `#NAME=default`; the value may stand in single quotes. */
const settings = lines.flatMap((line) => {
  const [, hash, name = "", written = ""] = /^(#?)([A-Z_]+)=(.*)$/.exec(line) ?? [];
  const isQuoted = written.startsWith("'");
  const value = isQuoted ? written.slice(1, -1) : written;
  return name === "" ? [] : [{ name, value, isQuoted, isDefault: hash === "#" }];
});

/** The names that only compose.yaml reads. */
const ofCompose = [...new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name = ""]) => name))];

test("the example of the settings has each of them once, and no other", () => {
  const credentials = providers.flatMap((provider) => provider.credentials ?? []);
  const known = [...Object.keys(environmentSchema.shape), ...credentials, ...ofCompose];
  expect(settings.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
});

test("each setting, or the group in which it stands, says why it is there", () => {
  const silent = lines.filter((line, index) => {
    if (!/^#?[A-Z_]+=/.test(line)) return false;
    const above = lines.slice(0, index).findLast((other) => !/^#?[A-Z_]+=/.test(other));
    return !above?.startsWith("# ");
  });
  expect(silent).toEqual([]);
});

test.each(settings.filter(({ name, isDefault }) => isDefault && name in environmentSchema.shape))(
  "the default of $name is the one that the server has",
  ({ name, value }) => {
    const withoutSettings = environmentSchema.parse({});
    const said = environmentSchema.parse(value === "" ? {} : { [name]: value });
    expect(said).toEqual(withoutSettings);
  },
);

test("a default that can be written down is written down", () => {
  const defaults = new Map<string, unknown>(Object.entries(environmentSchema.parse({})));
  const unwritten = settings.filter(({ name, value }) => {
    const isNothing = [null, undefined, ""].some((nothing) => nothing === defaults.get(name));
    const isEmptyList = Array.isArray(defaults.get(name));
    return value === "" && defaults.has(name) && !isNothing && !isEmptyList && !dependsOnMachine.has(name);
  });
  expect(unwritten).toEqual([]);
});

/** Their defaults depend on the number of cores. */
const dependsOnMachine = new Set(["PASSWORD_HASHES_MAX"]);

test("the runbook says for each secret how to replace it", () => {
  const page = readFileSync(new URL("../../../../docs/runbook.md", import.meta.url), "utf8");
  const [, text = ""] = page.split("\n## A new secret, one by one\n");
  const [steps = ""] = text.split("\n## ");
  const secrets = settings
    .map(({ name }) => name)
    .filter((name) => /(?:SECRET|_KEY|PASSWORD)$|^SMTP_URL$|^DATABASE_URL$/.test(name));
  expect(secrets.length).toBeGreaterThan(7);
  expect(secrets.filter((name) => !steps.includes(`\`${name}\``))).toEqual([]);
});

test("the example starts nothing before it is filled in, and is complete when it is", () => {
  const asItIs = Object.fromEntries(
    settings.flatMap(({ name, value, isDefault }) => (isDefault ? [] : [[name, value]])),
  );
  expect(() => readConfig(asItIs)).toThrow("needed in production");
  const filled: Record<string, string> = {
    ...asItIs,
    APP_BASE_URL: "https://vagas.example",
    OPERATOR_NAME: "Vagas Ltda.",
    OPERATOR_DOCUMENT: "11.222.333/0001-81",
    OPERATOR_ADDRESS: "Rua da Aurora, 1, Recife (PE)",
    SUPPORT_EMAIL: "ajuda@vagas.example",
    SESSION_SECRET: "s".repeat(32),
    PSEUDONYM_SECRET: "p".repeat(32),
    DATABASE_URL: "postgres://vagou:secret@127.0.0.1/vagou",
    SMTP_URL: "smtps://vagou:secret@mail.example",
  };
  const empty = Object.entries(filled).filter(([name, value]) => value === "" && !ofCompose.includes(name));
  expect(empty).toEqual([]);
  expect(readConfig(filled)).toMatchObject({ production: true, providers: "live" });
});

test("a shell reads the settings as systemd and Compose do, also those with blanks: the runbook asks one to", () => {
  const words = "Vagas & Cia. <São Paulo>; $5 #1";
  const text = lines
    .map((line) => line.replace(/^#(?=[A-Z_]+=)/, "").replace(/=''$/, `='${words}'`))
    .join("\n");
  const script = `set -a\n${text}\nexec env -0`;
  const said = execFileSync("/bin/sh", ["-ec", script], { env: {} });
  const read = new Map(
    said
      .toString()
      .split("\0")
      .map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
  );
  for (const { name, value, isQuoted } of settings)
    expect([name, read.get(name)]).toEqual([name, isQuoted && value === "" ? words : value]);
  const quoted = settings.flatMap(({ name, isQuoted }) => (isQuoted ? [name] : []));
  expect(quoted).toEqual(expect.arrayContaining(["OPERATOR_NAME", "OPERATOR_ADDRESS", "PAYMENT_LINK_BASIC"]));
});

test("a list of places that an operator's command wrote is found by the server of vagou.service", () => {
  const [, folder] = / DATA_DIR=(\S+)/.exec(read("vagou.service")) ?? [];
  expect(settings.filter(({ name }) => name === "DATA_DIR")).toMatchObject([
    { value: folder, isDefault: false },
  ]);
});

test("what compose.yaml sets itself is enough of the address, the database and the proxy", () => {
  const [, environment = ""] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(compose) ?? [];
  const set = Object.fromEntries(
    [...environment.matchAll(/^ {6}(\w+): "?([^"\n]*?)"?$/gm)].map(([, name = "", value = ""]) => [
      name,
      value
        .replaceAll(/\$\{DOMAIN[^}]*\}/g, "vagas.example")
        .replaceAll(/\$\{POSTGRES_PASSWORD[^}]*\}/g, "abc123"),
    ]),
  );
  expect(readConfig(set)).toMatchObject({
    appBaseUrl: "https://vagas.example",
    databaseUrl: "postgres://vagou:abc123@postgres:5432/vagou",
    trustProxy: "172.30.19.0/24",
    host: "0.0.0.0",
    port: 3000,
  });
});
