import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

// With a real process, which starts a Postgres and the product.

const main = fileURLToPath(new URL("main.ts", import.meta.url));

/** The processes that `pid` started, and those that they started. */
function descendantsOf(pid: number): number[] {
  const { stdout, status } = run("pgrep", ["-P", String(pid)]);
  const children = status === 0 ? stdout.trim().split("\n").map(Number) : [];
  return [...children, ...children.flatMap(descendantsOf)];
}

function run(command: string, words: string[]): { stdout: string; status: number } {
  try {
    return { stdout: execFileSync(command, words, { encoding: "utf8" }), status: 0 };
  } catch {
    return { stdout: "", status: 1 };
  }
}

/** What a process runs; empty when it has ended. */
function commandOf(pid: number): string {
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) ? readFileSync(file, "utf8").replaceAll("\0", " ") : "";
}

const runs = (pids: readonly number[], word: string) => pids.some((pid) => commandOf(pid).includes(word));

test.each([
  ["SIGINT", "Postgres has started", ["listen_addresses="], 130],
  ["SIGTERM", "the product has started", ["listen_addresses=", "apps/server/src/main.ts"], 143],
] as const)(
  "a run that %s stops when %s leaves no process and no folder behind",
  async (signal, _when, words, exitCode) => {
    const chaos = spawn(process.execPath, [main, "--only", "mail-down"], { stdio: "ignore" });
    try {
      const pid = chaos.pid ?? 0;
      await expect
        .poll(() => words.every((word) => runs(descendantsOf(pid), word)), { timeout: 60_000 })
        .toBe(true);
      const started = descendantsOf(pid);
      const folders = started.flatMap((each) => /-D (\S+)/.exec(commandOf(each))?.[1] ?? []);
      expect(folders).not.toEqual([]);
      const ended = once(chaos, "exit");
      chaos.kill(signal);
      // npm repeats the signal that the terminal already sent.
      chaos.kill(signal);
      expect(await ended).toEqual([exitCode, null]);
      expect(started.map(commandOf).filter((command) => command !== "")).toEqual([]);
      expect(folders.filter((folder) => existsSync(folder))).toEqual([]);
    } finally {
      chaos.kill("SIGKILL");
    }
  },
  120_000,
);
