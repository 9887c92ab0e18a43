import { execFile } from "node:child_process";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { startMailbox, type Mailbox } from "@vagou/standins/mailbox/mailbox";
import { afterAll, beforeAll, type TestContext } from "vitest";
import { root } from "../../../scripts/setup/project.js";
import { findOnPath } from "../../../scripts/testing/find-on-path.js";
import { preparePostgresBinaries } from "../../../scripts/testing/postgres-binaries.js";
import { startOwnPostgres, type OwnPostgres } from "../../server/test/database/start-own-postgres.ts";
import { startServerProcess, type ServerProcess } from "../../server/test/product/start-server-process.ts";

/** The programs of Postgres that the pages call. */
const programs = ["createdb", "createuser", "dropdb", "pg_dump", "pg_restore", "psql"];

/**
 * Follows the pages of `docs/runbook.md` with the commands that stand there, on a Postgres of their own in which the role
 * `vagou` may no more than in production. Called once, at the top of a file.
 * @param fill puts people into the new database `vagou`
 */
export function setRunbookStage(fill: () => Promise<void>): RunbookStage {
  const cleanUps: (() => Promise<void>)[] = [];
  let page: string;
  let binaries: string;
  let missing: string[];
  let postgres: OwnPostgres;
  let mailbox: Mailbox;
  let folder: string;

  beforeAll(async () => {
    page = await readFile(join(root, "docs/runbook.md"), "utf8");
    binaries = await preparePostgresBinaries((step) => void cleanUps.unshift(step));
    missing = programs.filter((name) => findOnPath([name], postgresPath()) === undefined);
    if (missing.length > 0) return;
    postgres = await startOwnPostgres();
    mailbox = await startMailbox({ httpPort: 0, smtpPort: 0 });
    folder = await mkdtemp(join(tmpdir(), "vagou-runbook-"));
    await stage.run("createuser vagou && createdb vagou --owner=vagou");
    await fill();
  }, 120_000);
  afterAll(async () => {
    if (missing.length === 0) {
      await mailbox.close();
      await postgres.close();
      await rm(folder, { recursive: true });
    }
    for (const step of cleanUps) await step();
  });

  const postgresPath = () => [binaries, process.env["PATH"] ?? ""].join(delimiter);

  const stage: RunbookStage = {
    get mailbox() {
      return mailbox;
    },
    skipWithoutPrograms: (context) => {
      if (missing.length > 0)
        context.skip(`${binaries} has no ${missing.join(", ")}: install the client of that Postgres`);
    },
    section: (heading) => {
      const [, text = ""] = page.split(`\n## ${heading}\n`);
      return text.split("\n## ")[0] ?? "";
    },
    commandsOf: (text, step) => {
      const numbered = text.slice(text.indexOf(`\n${step}. `)).split(`\n${step + 1}. `)[0] ?? "";
      const commands = [...numbered.matchAll(/`([^`]+)`/g)].flatMap(([, command = ""]) =>
        / /.test(command) ? [command] : [],
      );
      if (commands.length === 0) throw new Error(`step ${step} of the page has no command`);
      return commands;
    },
    runStep: async (text, step) => {
      let printed = "";
      for (const command of stage.commandsOf(text, step)) printed += await stage.run(command);
      return printed;
    },
    run: async (command, database = "vagou") => {
      const { hostname, port, host } = new URL(postgres.url);
      const [dump = ""] = await readdir(folder);
      const written = command
        .replaceAll(/(vagou\w*):…@localhost/g, `$1@${host}`)
        .replaceAll("vagou-….dump", join(folder, dump))
        // The terminal is asked for it.
        .replaceAll(" --pwprompt", "");
      // What `sudo -u postgres` gives the programs of Postgres on a usual machine.
      const usual = { PATH: postgresPath(), PGHOST: hostname, PGPORT: port, PGUSER: "postgres" };
      const { stdout } = await promisify(execFile)("bash", ["-c", written], {
        cwd: /(?:^| )npm run /.test(written) ? root : folder,
        env: { ...process.env, ...usual, DATABASE_URL: stage.urlOf(database) },
      });
      return stdout;
    },
    listDumps: () => readdir(folder),
    urlOf: (database, role = "vagou") => `postgres://${role}@${new URL(postgres.url).host}/${database}`,
    startServer: (databaseUrl, environment = {}) =>
      startServerProcess({ databaseUrl, smtpUrl: mailbox.smtpUrl, environment }),
  };
  return stage;
}

export type RunbookStage = {
  readonly mailbox: Mailbox;
  skipWithoutPrograms(this: void, context: TestContext): void;
  /** @returns the numbered steps below a heading of the page */
  section(this: void, heading: string): string;
  /** @returns the commands of a step, in their order */
  commandsOf(this: void, text: string, step: number): string[];
  /** @returns what the commands of the step printed */
  runStep(this: void, text: string, step: number): Promise<string>;
  /**
   * Runs a command as it stands on the page, in the project's folder if it is one of ours; only what `…` hides is put in.
   * @param database what `$DATABASE_URL` names
   * @returns what it printed
   */
  run(this: void, command: string, database?: string): Promise<string>;
  listDumps(this: void): Promise<string[]>;
  urlOf(this: void, database: string, role?: string): string;
  startServer(this: void, databaseUrl: string, environment?: Record<string, string>): Promise<ServerProcess>;
};
