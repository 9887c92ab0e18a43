import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Person, Session } from "../accounts/person.ts";
import { compiledForTests, reports } from "../../../scripts/setup/project.js";
import { stopChild } from "../../../scripts/setup/run-command.js";
import { startServerProcess } from "../../../scripts/setup/server-process.js";

/** The environment that every program needs; any other variable could make the product differ from a fresh clone's. */
const inherited = ["PATH", "HOME", "TMPDIR", "LANG", "LC_ALL"];

/** The address, its mailbox and one port for each further stand-in. */
const portCount = 24;

/** Below the range that systems take for outgoing connections (Linux: from 32,768), which come and go. */
const firstPort = 12_000;
const blocks = 800;

const startPatienceMs = 60_000;
const answerPatienceMs = 5_000;

export type Product = {
  baseUrl: string;
  mailboxUrl: string;
  /** Makes a confirmed account without the API; undefined where the database cannot be reached. */
  openAccount?: (person: Person) => Promise<Session>;
  close(): Promise<void>;
};

/**
 * Starts the built product as `npm start` does, on free ports and an empty data folder.
 * @param settings in addition to a fresh clone's defaults
 * @throws Error with the server's output when it does not get ready
 */
export async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startAt(await findFreeBlock(), settings);
    } catch (error) {
      // Between the look for free ports and the start, another process of the run may have taken one.
      const isTaken = error instanceof Error && /port \d+ is taken/.test(error.message);
      if (!isTaken || attempt === startAttempts) throw error;
    }
  }
}

const startAttempts = 3;

async function startAt(port: number, settings: Readonly<Record<string, string>>): Promise<Product> {
  await mkdir(reports, { recursive: true });
  const dataDir = await mkdtemp(join(reports, "product-"));
  const server = startServerProcess({
    env: { ...environmentFor(port, dataDir), ...settings },
    output: "pipe",
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
    });
  }
  const close = async () => {
    await stopChild(server);
    await rm(dataDir, { recursive: true, force: true });
  };
  // The links in e-mails say localhost, and a browser keeps one storage for each name.
  const baseUrl = `http://localhost:${port}`;
  const deadline = Date.now() + startPatienceMs;
  while (!(await answers(`${baseUrl}/api/settings`))) {
    if (server.exitCode !== null || server.signalCode !== null || Date.now() > deadline) {
      await close();
      throw new Error(`The product did not get ready.\n${output}`);
    }
    await sleep(100);
  }
  return { baseUrl, mailboxUrl: `http://localhost:${port + 1}`, close };
}

function environmentFor(port: number, dataDir: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => inherited.includes(name));
  return {
    ...Object.fromEntries(kept),
    PORT: String(port),
    DATA_DIR: dataDir,
    NODE_COMPILE_CACHE: compiledForTests,
    // Each thread loads all adapters, and a journey reads few answers.
    READER_THREADS: "1",
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(answerPatienceMs) })).ok;
  } catch {
    return false;
  }
}

/** @returns the first of `portCount` free ports in a row */
async function findFreeBlock(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const first = firstPort + Math.floor(Math.random() * blocks) * portCount;
    const ports = Array.from({ length: portCount }, (_, index) => first + index);
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return first;
  }
  throw new Error(`No ${portCount} free ports in a row were found.`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
