// @ts-check
import { spawn } from "node:child_process";
import { once } from "node:events";
import { ensureDependencies } from "./setup/dependencies.js";
import { pinnedNode } from "./setup/project.js";
import { stopChild } from "./setup/run-command.js";
import { runMain } from "./setup/run-main.js";

// `node scripts/run-pinned.js FILE …`: runs a TypeScript file on the pinned Node. The operator's commands work on
// servers, too, where nothing but the dependencies of production is installed.
const [file = ""] = process.argv.slice(2);
await runMain(
  async (cleanUp) => {
    await ensureDependencies({ development: !file.startsWith("apps/operator/") });
    const child = spawn(pinnedNode, process.argv.slice(2), { stdio: "inherit" });
    cleanUp(() => stopChild(child));
    const [exitCode] = await once(child, "exit");
    return exitCode ?? 1;
  },
  { exitCodeWhenStopped: 130 },
);
