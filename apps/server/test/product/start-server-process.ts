import { spawn, type ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { providerIds } from "@vagou/contract/search/catalogue";
import { compiledForTests, resolveOnce } from "../../../../scripts/setup/project.js";
import { memoryEnvironment, memoryFlags } from "../../../../scripts/setup/server-memory.js";

const root = fileURLToPath(new URL("../../../..", import.meta.url));

/** A killed process writes no compile cache as it ends, so each writes what is new after a moment. */
const keepCompiled = `data:text/javascript,import { flushCompileCache } from "node:module";
  setTimeout(flushCompileCache, 2_000).unref();`;

const startPatienceMs = 60_000;

export type ServerProcess = {
  baseUrl: string;
  pid: number;
  /** Its output so far: the lines for the operator and the log. */
  output(): string;
  /** Kills the process by SIGKILL, so that it cannot clean up. */
  kill(): Promise<void>;
  /** Stops it as a service manager does, by SIGTERM. @returns its exit code when it has ended */
  terminate(): Promise<number | null>;
};

/** The secret that signs the sessions of people that a test makes for such a process. */
export const serverProcessSecret = "a secret for tests and long enough to be one";

/**
 * Starts the server as a process of its own, as in production: no stand-ins, and no portal to ask, unless
 * `environment` says otherwise.
 * @throws {Error} with its output when it does not get ready
 */
export async function startServerProcess(settings: {
  databaseUrl: string;
  smtpUrl: string;
  /** The first port, with as many free ones after it as the process needs; left out: any free port. */
  port?: number;
  environment?: Record<string, string>;
  /** The repository of another version of the product, installed; left out, this one. */
  folder?: string;
  /** Gives the start up, and ends what was started. */
  signal?: AbortSignal;
}): Promise<ServerProcess> {
  const port = settings.port ?? (await findFreePort());
  const baseUrl = `http://127.0.0.1:${port}`;
  const main = join(settings.folder ?? root, "apps/server/src/main.ts");
  const child = spawn(
    process.execPath,
    [...memoryFlags, "--import", resolveOnce, "--import", keepCompiled, main],
    {
      env: {
        ...memoryEnvironment,
        NODE_COMPILE_CACHE: compiledForTests,
        NODE_ENV: "production",
        OPERATOR_NAME: "Vagas de Teste Ltda.",
        OPERATOR_DOCUMENT: "11.222.333/0001-81",
        OPERATOR_ADDRESS: "Rua da Aurora, 1, Recife (PE)",
        SUPPORT_EMAIL: "ajuda@vagas.example",
        HOST: "127.0.0.1",
        PORT: String(port),
        APP_BASE_URL: baseUrl,
        DATABASE_URL: settings.databaseUrl,
        // Long deadlines, because a machine may be busy, and some tests block the database.
        DATABASE_READ_SECONDS: "60",
        DATABASE_WRITE_SECONDS: "60",
        SMTP_URL: settings.smtpUrl,
        SESSION_SECRET: serverProcessSecret,
        PSEUDONYM_SECRET: serverProcessSecret,
        PROVIDERS: "live",
        DISABLED_PROVIDERS: providerIds.join(","),
        STOP_DELAY_SECONDS: "0",
        LOG_LEVEL: "error",
        // Each thread loads all adapters, and these tests read few answers.
        READER_THREADS: "1",
        ...settings.environment,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
    });
  }
  const kill = () => killChild(child);
  const deadline = Date.now() + startPatienceMs;
  while (!(await answers(baseUrl))) {
    if (child.exitCode !== null || Date.now() > deadline || settings.signal?.aborted === true) {
      await kill();
      settings.signal?.throwIfAborted();
      throw new Error(`the server did not get ready\n${output}`);
    }
    await sleep(50);
  }
  return {
    baseUrl,
    pid: child.pid ?? 0,
    output: () => output,
    kill,
    terminate: () => terminateChild(child),
  };
}

async function terminateChild(child: ChildProcess): Promise<number | null> {
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
  return child.exitCode;
}

async function killChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

async function answers(baseUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${baseUrl}/api/settings`)).ok;
  } catch {
    return false;
  }
}

/** Below the ports that systems use for outgoing connections, because stand-ins take the ports that follow. */
async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(12_000, 32_000);
    const probe = createServer().listen(port, "127.0.0.1");
    try {
      await once(probe, "listening");
      return port;
    } catch {
      // The port is taken: try another one.
    } finally {
      probe.close();
    }
  }
}
