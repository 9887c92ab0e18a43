import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { preparePostgresBinaries } from "../../../../scripts/testing/postgres-binaries.js";
import { startPostgres } from "../../../../scripts/testing/postgres-server.js";

/** A Postgres server for one test, which may freeze and stop it without an effect on other tests. */
export type OwnPostgres = {
  url: string;
  /** Stops all of its processes by a signal: connections stay open and get no answer. */
  freeze(): void;
  thaw(): void;
  /** Ends the server at once, as a crash of the machine does; connections are refused from then on. */
  stop(): void;
  /** Starts it again, on the same folder and port. */
  start(): void;
  close(): Promise<void>;
};

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const steps: (() => Promise<void>)[] = [];
  const cleanUp = (step: () => Promise<void>): void => void steps.unshift(step);
  const binaries = await preparePostgresBinaries(cleanUp);
  const url = await startPostgres(binaries, cleanUp);
  const data = await readDataDirectory(url);
  await keepCommits(url);
  const { uid, gid } = statSync(data);
  const options = /"-D" "[^"]+" (.*)$/m.exec(readFileSync(join(data, "postmaster.opts"), "utf8"))?.[1] ?? "";
  const control = (...words: string[]) =>
    void execFileSync(join(binaries, "pg_ctl"), ["-D", data, "-w", ...words], {
      // For root, pg_ctl runs as the owner of the folder; for other users, as themselves.
      ...(process.getuid?.() === 0 && { uid, gid }),
      cwd: "/",
      stdio: "ignore",
    });
  const isRunning = () => {
    try {
      control("status");
      return true;
    } catch {
      return false;
    }
  };
  const thaw = () => signalAll(data, "SIGCONT");
  return {
    url,
    freeze: () => signalAll(data, "SIGSTOP"),
    thaw,
    stop: () => control("stop", "-m", "immediate"),
    start: () => control("start", "-l", join(data, "log"), "-o", options),
    close: async () => {
      if (isRunning()) {
        thaw();
        control("stop", "-m", "immediate");
      }
      for (const step of steps) await step();
    },
  };
}

/** Commits reach the system at once, as in production: a crash of this server may not lose what was committed. */
async function keepCommits(url: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  // A setting of the role wins over the command line.
  await client.query("alter role postgres set synchronous_commit = on");
  await client.end();
}

async function readDataDirectory(url: string): Promise<string> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>("show data_directory");
  await client.end();
  if (rows[0] === undefined) throw new Error("Postgres does not say where its data are");
  return rows[0].data_directory;
}

/** The parent first, so that it starts no process meanwhile. */
function signalAll(data: string, signal: "SIGSTOP" | "SIGCONT"): void {
  const parent = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
  process.kill(parent, signal);
  const children = execFileSync("pgrep", ["-P", String(parent)], { encoding: "utf8" });
  for (const child of children.trim().split("\n")) {
    try {
      process.kill(Number(child), signal);
    } catch {
      // The process ended meanwhile, because its connection was given up.
    }
  }
}
