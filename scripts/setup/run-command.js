// @ts-check
import { spawn } from "node:child_process";
import { once } from "node:events";
import { pinnedEnvironment, root } from "./project.js";

/** How long a command may take to end after the signal. */
const stopPatienceMs = 12_000;

/** @type {Set<import("node:child_process").ChildProcess>} */
const underWay = new Set();
let stopped = false;

/**
 * Runs a command in the repository with its output kept instead of shown.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, uid?: number, gid?: number }} [options]
 * @param {(processId: number) => void} [onStart]
 * @returns {Promise<{ exitCode: number, output: string }>} both streams as they came; exit code 127
 *   when there is no such command, 1 when a signal ended it. Never settles after `stopCommands`, so that
 *   no caller starts its next command.
 */
export async function runCommand(command, args, options = {}, onStart = () => {}) {
  if (stopped) return await never();
  const child = spawn(command, args, {
    cwd: root,
    env: pinnedEnvironment(),
    stdio: ["ignore", "pipe", "pipe"],
    ...options,
  });
  underWay.add(child);
  if (child.pid !== undefined) onStart(child.pid);
  let output = "";
  const keep = (/** @type {string} */ chunk) => {
    output += chunk;
  };
  child.stdout.setEncoding("utf8").on("data", keep);
  child.stderr.setEncoding("utf8").on("data", keep);
  try {
    const [exitCode] = await once(child, "close");
    if (stopped) return await never();
    return { exitCode: exitCode ?? 1, output };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      return { exitCode: 127, output: `${command}: no such command` };
    }
    throw error;
  } finally {
    underWay.delete(child);
  }
}

/** Ends every command that is still running, first with SIGTERM, and starts no further one. */
export async function stopCommands() {
  stopped = true;
  await Promise.all([...underWay].map((child) => stopChild(child)));
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {NodeJS.Signals} [signal] the first one; SIGKILL follows
 */
export async function stopChild(child, signal = "SIGTERM") {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  const patience = setTimeout(() => child.kill("SIGKILL"), stopPatienceMs);
  await ended;
  clearTimeout(patience);
}

/** @returns {Promise<never>} */
function never() {
  return new Promise(() => {});
}
