// @ts-check
import { once } from "node:events";
import { ensureDependencies } from "./setup/dependencies.js";
import { stopChild } from "./setup/run-command.js";
import { runMain } from "./setup/run-main.js";
import { startServerProcess } from "./setup/server-process.js";
import { ensureWebBuild } from "./setup/web-build.js";

// `npm start`: the whole product on one origin. Ctrl-C is the usual way to end it, so its exit code is 0.
await runMain(
  async (cleanUp) => {
    await ensureDependencies();
    await ensureWebBuild();
    const server = startServerProcess({ env: process.env, output: "inherit" });
    cleanUp(() => stopChild(server));
    const [exitCode] = await once(server, "exit");
    return exitCode ?? 1;
  },
  { exitCodeWhenStopped: 0 },
);
