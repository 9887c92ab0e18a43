// @ts-check
import { spawn } from "node:child_process";
import { pinnedNode, resolveOnce, root } from "./project.js";
import { memoryEnvironment, memoryFlags } from "./server-memory.js";

/**
 * Starts the server as `npm start` does, on the pinned Node, straight from its sources.
 *
 * It gets a process group of its own, so that a terminal's Ctrl-C reaches it once, through its parent
 * process; and an IPC channel, whose end tells it that the parent is gone.
 *
 * @param {{ env: NodeJS.ProcessEnv, output: "inherit" | "pipe" }} options
 * @returns {import("node:child_process").ChildProcess}
 */
export function startServerProcess({ env, output }) {
  return spawn(pinnedNode, [...memoryFlags, "--import", resolveOnce, "apps/server/src/main.ts"], {
    cwd: root,
    env: { ...memoryEnvironment, ...env },
    detached: true,
    stdio: ["ignore", output, output, "ipc"],
  });
}
