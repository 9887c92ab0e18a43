import { execFile } from "node:child_process";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { defaultBonusCredits } from "@vagou/contract/fichas/amounts";
import { buildApp } from "@vagou/server/app";
import type { Database } from "@vagou/server/db/client";
import { migrate } from "@vagou/server/db/migrating/migrate";
import { openPostgres } from "@vagou/server/db/opening/open-postgres";
import { createPseudonyms } from "@vagou/server/people/pseudonyms";
import { createSessionKeys } from "@vagou/server/sessions/session-keys";
import { startMailbox, type Mailbox } from "@vagou/standins/mailbox/mailbox";
import { afterAll, beforeAll, expect, test, type TestContext } from "vitest";
import { z } from "zod";
import { root } from "../../../scripts/setup/project.js";
import { findOnPath } from "../../../scripts/testing/find-on-path.js";
import { preparePostgresBinaries } from "../../../scripts/testing/postgres-binaries.js";
import { callApi } from "../../server/test/product/call-api.ts";
import { createPerson } from "../../server/test/people/create-person.ts";
import { createPersonWithAllData } from "../../server/test/people/create-person-with-all-data.ts";
import { createTestDeps } from "../../server/test/product/create-test-deps.ts";
import { dumpTables, type DumpedTable } from "../../server/test/database/dump-tables.ts";
import { productPasswords } from "../../server/test/people/passwords.ts";
import { startOwnPostgres, type OwnPostgres } from "../../server/test/database/start-own-postgres.ts";
import {
  serverProcessSecret,
  startServerProcess,
  type ServerProcess,
} from "../../server/test/product/start-server-process.ts";
import { startTestProvider } from "../../server/test/portals/start-test-provider.ts";
import { testPayments } from "../../server/test/fichas/stripe-events.ts";

/**
 * The pages of `docs/runbook.md`, followed with the commands that stand there, on a Postgres of their own in which the
 * role `vagou` may no more than in production.
 */
const programs = ["createdb", "createuser", "dropdb", "pg_dump", "pg_restore"];
const password = "Uma senha 1!";

const loggedIn = z.object({
  token: z.string(),
  user: z.object({ email: z.string() }),
  daily_tokens_added: z.boolean(),
});

type Member = { email: string; token: string; vacancyId: string };

const cleanUps: (() => Promise<void>)[] = [];
let page: string;
let binaries: string;
let missing: string[];
let postgres: OwnPostgres;
let mailbox: Mailbox;
let folder: string;
let member: Member;
/** All rows at the time of the backup. */
let kept: DumpedTable[];

beforeAll(async () => {
  page = await readFile(join(root, "docs/runbook.md"), "utf8");
  binaries = await preparePostgresBinaries((step) => void cleanUps.unshift(step));
  missing = programs.filter((name) => findOnPath([name], postgresPath()) === undefined);
  if (missing.length > 0) return;
  postgres = await startOwnPostgres();
  mailbox = await startMailbox({ httpPort: 0, smtpPort: 0 });
  folder = await mkdtemp(join(tmpdir(), "vagou-runbook-"));
  await run("createuser vagou && createdb vagou --owner=vagou");
  const source = openPostgres(urlOf("vagou"));
  member = await fill(source);
  kept = await dumpSorted(source);
  await source.close();
}, 120_000);
afterAll(async () => {
  if (missing.length === 0) {
    await mailbox.close();
    await postgres.close();
    await rm(folder, { recursive: true });
  }
  for (const step of cleanUps) await step();
});

test("a backup is restored by the commands of the page, and people find what they had", async (context) => {
  skipWithoutPrograms(context);
  const backup = section("Backup and restore");
  await runStep(backup, 1);
  const [dump = ""] = await readdir(folder);
  expect(dump).toMatch(/^vagou-\d{4}-\d\d-\d\d\.dump$/);
  // What comes after the dump is lost, as the page says.
  const source = openPostgres(urlOf("vagou"));
  await source.runScript("delete from saved_vacancies");
  await source.close();

  await runStep(backup, 2);
  expect(await runStep(backup, 3)).toContain("the ledger is whole");

  const [create = "", restore = "", verify = ""] = commandsOf(backup, 4);
  await run(create);
  await run(restore);
  const back = openPostgres(urlOf("vagou_back"));
  expect(await dumpSorted(back)).toEqual(kept);
  // The rules of the tables came back, too.
  await expect(back.runScript("delete from ledger_entries")).rejects.toThrow("append-only");
  await back.close();
  expect(await run(verify)).toContain("the ledger is whole");

  const server = await startServer("vagou_back");
  try {
    // Sessions came back, too.
    expect(await readFichas(server)).toBe(1_350);
    const { token, user, daily_tokens_added } = loggedIn.parse(
      await call(server, "/login", "", {
        method: "POST",
        body: JSON.stringify({ email: member.email, password }),
      }),
    );
    expect(user.email).toBe(member.email);
    expect(await readFichas(server, token)).toBe(
      1_350 + (daily_tokens_added ? defaultBonusCredits.daily : 0),
    );
    expect(await call(server, "/saved-vacancies", token)).toMatchObject({
      vacancies: [{ id: member.vacancyId }],
    });
  } finally {
    await server.kill();
  }
}, 240_000);

test("after a migration of a newer version an old process goes on, and a start is refused", async (context) => {
  skipWithoutPrograms(context);
  const told = section("Upgrade and rollback").replaceAll(/\s+/g, " ");
  const [, refusal = "no sentence"] = /a start is refused \("([^"]+)"\)/.exec(told) ?? [];
  const old = await startServer("vagou");
  try {
    const database = openPostgres(urlOf("vagou"));
    await database.runScript(
      "insert into migrations (name, checksum, applied_at) values ('9999-of-a-newer-version.sql', '', now())",
    );
    expect((await fetch(`${old.baseUrl}/readyz`)).status).toBe(200);
    expect(await readFichas(old)).toBeGreaterThan(0);
    await expect(startServer("vagou")).rejects.toThrow(`Cannot start: ${refusal}`);
    await database.runScript("delete from migrations where name like '9999%'");
    await database.close();
    // Without a migration in between, the old folder is started beside the new one, which then ends.
    const again = await startServer("vagou");
    expect(await old.terminate()).toBe(0);
    expect(await readFichas(again)).toBeGreaterThan(0);
    await again.kill();
  } finally {
    await old.kill();
  }
}, 240_000);

function skipWithoutPrograms(context: TestContext): void {
  if (missing.length > 0)
    context.skip(`${binaries} has no ${missing.join(", ")}: install the client of that Postgres`);
}

/** Two people: one with a row in every table that can hold data of a person, and a member who signs in later. */
async function fill(database: Database): Promise<Member> {
  await migrate(database);
  const portal = await startTestProvider();
  const deps = createTestDeps(database, {
    providers: portal.providers,
    fetcher: portal.fetcher,
    payments: testPayments,
    // The secrets of the process that is started on the backup.
    sessionKeys: createSessionKeys([serverProcessSecret]),
    pseudonyms: createPseudonyms(serverProcessSecret),
  });
  deps.clock.set(new Date().toISOString());
  portal.answer = (request, response) =>
    response.end(
      JSON.stringify({
        total: 1,
        items: [{ id: request.url, title: "Enfermeira", city: "Recife", state: "PE" }],
      }),
    );
  const app = await buildApp(deps);
  const { vacancyId } = await createPersonWithAllData(deps, app, { passwordHash: "", query: "enfermeira" });
  const { userId, email, token } = await createPerson(deps, { bonus: 50, bought: 1_300 });
  const passwordHash = await productPasswords.hash(password);
  await database.runScript(`update users set password_hash = '${passwordHash}' where id = '${userId}'`);
  const saved = await callApi(app, "POST", "/saved-vacancies", { token, body: { posting_id: vacancyId } });
  expect(saved.status).toBe(200);
  await app.close();
  await portal.close();
  return { email, token, vacancyId };
}

/** All rows, without the list of migrations and when they ran, in an order of their own. */
async function dumpSorted({ db }: Database): Promise<DumpedTable[]> {
  const tables = await dumpTables(db);
  return tables.map(({ table, rows }) => ({
    table,
    rows: rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
  }));
}

/** @returns the numbered steps below a heading of the page */
function section(heading: string): string {
  const [, text = ""] = page.split(`\n## ${heading}\n`);
  return text.split("\n## ")[0] ?? "";
}

/** @returns the commands of a step, in their order */
function commandsOf(text: string, step: number): string[] {
  const numbered = text.slice(text.indexOf(`\n${step}. `)).split(`\n${step + 1}. `)[0] ?? "";
  const commands = [...numbered.matchAll(/`([^`]+)`/g)].flatMap(([, command = ""]) =>
    / /.test(command) ? [command] : [],
  );
  if (commands.length === 0) throw new Error(`step ${step} of the page has no command`);
  return commands;
}

/** @returns what the commands of the step printed */
async function runStep(text: string, step: number): Promise<string> {
  let printed = "";
  for (const command of commandsOf(text, step)) printed += await run(command);
  return printed;
}

/** Runs a command as it stands on the page, in the project's folder if it is one of ours; only what `…` hides is put in. */
async function run(command: string): Promise<string> {
  const { host } = new URL(postgres.url);
  const [dump = ""] = await readdir(folder);
  const written = command
    .replaceAll("vagou:…@localhost", `vagou@${host}`)
    .replaceAll("vagou-….dump", join(folder, dump));
  const { stdout } = await promisify(execFile)("bash", ["-c", written], {
    cwd: / npm run /.test(written) ? root : folder,
    env: { ...process.env, ...postgresEnvironment(), DATABASE_URL: urlOf("vagou") },
  });
  return stdout;
}

/** What `sudo -u postgres` gives the programs of Postgres on a usual machine. */
function postgresEnvironment(): Record<string, string> {
  const { hostname, port } = new URL(postgres.url);
  return { PATH: postgresPath(), PGHOST: hostname, PGPORT: port, PGUSER: "postgres" };
}

function postgresPath(): string {
  return [binaries, process.env["PATH"] ?? ""].join(delimiter);
}

function urlOf(database: string): string {
  return `postgres://vagou@${new URL(postgres.url).host}/${database}`;
}

function startServer(database: string): Promise<ServerProcess> {
  return startServerProcess({ databaseUrl: urlOf(database), smtpUrl: mailbox.smtpUrl });
}

async function call(
  server: ServerProcess,
  path: string,
  token: string,
  options: RequestInit = {},
): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const response = await fetch(`${server.baseUrl}/api${path}`, { headers, ...options });
  expect({ path, status: response.status }).toEqual({ path, status: 200 });
  return await response.json();
}

async function readFichas(server: ServerProcess, token = member.token): Promise<number> {
  const answer = await call(server, "/tokens", token);
  return z.object({ tokens: z.object({ total: z.number() }) }).parse(answer).tokens.total;
}
