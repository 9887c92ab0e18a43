// @ts-check
import { spawn } from "node:child_process";
import { once } from "node:events";
import { ensureDependencies } from "./setup/dependencies.js";
import { pinnedNode } from "./setup/project.js";
import { stopChild } from "./setup/run-command.js";
import { runMain } from "./setup/run-main.js";

// `node scripts/run-pinned.js FILE …`: runs a TypeScript file on the pinned Node.
await runMain(
  async (cleanUp) => {
    await ensureDependencies();
    const child = spawn(pinnedNode, process.argv.slice(2), { stdio: "inherit" });
    cleanUp(() => stopChild(child));
    const [exitCode] = await once(child, "exit");
    return exitCode ?? 1;
  },
  { exitCodeWhenStopped: 130 },
);
