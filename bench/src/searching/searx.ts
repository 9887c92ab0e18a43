import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Agent, request } from "undici";
import { z } from "zod";
import type { Asking, Watched } from "./measure-searches.ts";
import { htmlPostings, jsonPostings } from "../portals/slow-provider-pages.ts";
import { type Format, providerCount } from "../portals/slow-providers.ts";

const settingsTemplate = new URL("../../searx-settings.yml", import.meta.url);
/** Debian's package uses the system's Python. */
const python = "/usr/bin/python3";
const startPatienceMs = 30_000;
/** Of `/proc`: steps of the CPU clock (`getconf CLK_TCK`, 100 on Linux). */
const msPerTick = 10;

/** @returns the version of the installed searx (Debian's package `searx`), or null */
export async function searxVersion(): Promise<string | null> {
  try {
    const code = "from searx.version import VERSION_STRING; print(VERSION_STRING)";
    const env = { SEARX_SETTINGS_PATH: fileURLToPath(settingsTemplate) };
    const { stdout } = await promisify(execFile)(python, ["-c", code], { env });
    return stdout.trim();
  } catch {
    return null;
  }
}

export type Searx = Asking & Watched & { close(): Promise<void> };

/** The metasearch that anybody could install instead, asking the same portals: `searx-settings.yml`. */
export async function startSearx(portalsOrigin: string, format: Format): Promise<Searx> {
  const port = await findFreePort();
  const folder = await mkdtemp(join(tmpdir(), "searx-"));
  const settings = join(folder, "settings.yml");
  const template = await readFile(settingsTemplate, "utf8");
  await writeFile(
    settings,
    template.replaceAll("http://portals.example", portalsOrigin).replace("port: 8888", `port: ${port}`),
  );
  const child = spawn(python, ["-c", "from searx.webapp import run; run()"], {
    env: { SEARX_SETTINGS_PATH: settings, PATH: process.env["PATH"] },
    stdio: "ignore",
  });
  const { pid = 0 } = child;
  const origin = `http://127.0.0.1:${port}`;
  const close = async () => {
    const gone = child.exitCode === null && once(child, "exit");
    child.kill("SIGKILL");
    await gone;
    await agent.close();
    await rm(folder, { recursive: true });
  };
  const agent = new Agent({ connections: 64 });
  const deadline = Date.now() + startPatienceMs;
  while (!(await answers(origin))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await close();
      throw new Error("searx did not start");
    }
    await sleep(100);
  }
  const expected = providerCount * (format === "JSON" ? jsonPostings : htmlPostings);
  let startedCpuMs = 0;
  return {
    search: async (words) => {
      const startedAt = performance.now();
      const query = new URLSearchParams({ q: words, format: "json", categories: format.toLowerCase() });
      const { body } = await request(`${origin}/search?${query.toString()}`, { dispatcher: agent });
      const { results } = resultsSchema.parse(await body.json());
      const ms = performance.now() - startedAt;
      if (results.length !== expected) throw new Error(`searx found ${results.length} of ${expected}`);
      return { ms, firstMs: ms };
    },
    begin: async () => {
      startedCpuMs = readCpuMs(pid);
    },
    end: async () => ({ cpuMs: readCpuMs(pid) - startedCpuMs, rssMb: readRssMb(pid) }),
    close,
  };
}

const resultsSchema = z.object({ results: z.array(z.unknown()) });

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/config`)).ok;
  } catch {
    return false;
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

/** Of user and system, of all threads. */
function readCpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
}

function readRssMb(pid: number): number {
  const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return (Number(kib) * 1024) / 1_000_000;
}
