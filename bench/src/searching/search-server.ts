import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { memoryEnvironment, memoryFlags } from "../../../scripts/setup/server-memory.js";
import type { Format } from "../portals/slow-providers.ts";

/** Of the time between `begin` and `end`: CPU of all threads, memory at the end, longest stop of the event loop. */
export type ServerUse = { cpuMs: number; rssMb: number; stillMs: number };

/** The server in a process of its own, so that only it is measured. */
export type SearchServer = {
  origin: string;
  signUp(): Promise<string>;
  begin(): Promise<void>;
  end(): Promise<ServerUse>;
  readRssMb(): Promise<number>;
  /** Until then no task runs: its work would be part of what is measured. */
  startTasks(): Promise<void>;
  close(): Promise<void>;
};

/** @param databaseUrl an empty Postgres database, or null for the embedded one in an empty folder, as `npm start` has it */
export async function startSearchServer(
  providersOrigin: string,
  databaseUrl: string | null,
  format: Format = "JSON",
): Promise<SearchServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), "vagou-bench-"));
  const child = fork(
    fileURLToPath(new URL("./search-process.ts", import.meta.url)),
    [providersOrigin, format, dataFolder, ...(databaseUrl === null ? [] : [databaseUrl])],
    { env: memoryEnvironment, execArgv: memoryFlags, stdio: ["ignore", "inherit", "inherit", "ipc"] },
  );
  const [hello] = await once(child, "message");
  // One message after the other, because answers do not name their question.
  let last: Promise<unknown> = Promise.resolve();
  const ask = (message: string): Promise<unknown> => {
    last = last.then(async () => {
      const answered = once(child, "message");
      child.send(message);
      return (await answered)[0];
    });
    return last;
  };
  return {
    ...z.object({ origin: z.string() }).parse(hello),
    signUp: async () => z.object({ token: z.string() }).parse(await ask("sign up")).token,
    begin: async () => void (await ask("begin")),
    end: async () => useSchema.parse(await ask("end")),
    readRssMb: async () => useSchema.pick({ rssMb: true }).parse(await ask("rss")).rssMb,
    startTasks: async () => void (await ask("start tasks")),
    close: async () => {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
      await rm(dataFolder, { recursive: true });
    },
  };
}

const useSchema = z.object({ cpuMs: z.number(), rssMb: z.number(), stillMs: z.number() });
