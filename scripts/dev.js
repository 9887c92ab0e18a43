// @ts-check
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { ensureDependencies } from "./setup/dependencies.js";
import { installedCommand, pinnedEnvironment, pinnedNode, resolveOnce, root } from "./setup/project.js";
import { stopChild } from "./setup/run-command.js";
import { runMain } from "./setup/run-main.js";

const watchedFolders = ["apps/server/src", "apps/standins/src", "packages"];

/**
 * `npm run dev`: the product at one address, from its sources. The web app's own server renders the pages, updates
 * them in the open browser, and proxies calls to the server, which is restarted when one of its files changes.
 */
await runMain(
  async (cleanUp) => {
    await ensureDependencies();
    const port = Number(process.env["PORT"] ?? "3000");
    const address = `http://localhost:${port}`;
    const environment = {
      ...pinnedEnvironment(),
      APP_BASE_URL: address,
      DEV_API_ADDRESS: `http://127.0.0.1:${port + 1}`,
    };
    const server = spawn(
      pinnedNode,
      [
        ...watchedFolders.map((folder) => `--watch-path=${folder}`),
        "--watch-preserve-output",
        "--import",
        resolveOnce,
        "apps/server/src/main.ts",
      ],
      {
        cwd: root,
        env: {
          ...environment,
          PORT: String(port + 1),
          // Each thread loads all adapters at every restart, and one developer needs only one.
          READER_THREADS: process.env["READER_THREADS"] ?? "1",
          NODE_COMPILE_CACHE: join(root, "node_modules/.cache/dev"),
        },
        stdio: ["ignore", "inherit", "inherit"],
      },
    );
    cleanUp(() => stopChild(server));
    const web = spawn(
      installedCommand("react-router"),
      ["dev", "--port", String(port), "--strictPort", "--host", "localhost"],
      { cwd: join(root, "apps/web"), env: environment, stdio: ["ignore", "inherit", "inherit"] },
    );
    cleanUp(() => stopChild(web));
    const [exitCode] = await Promise.race([once(server, "exit"), once(web, "exit")]);
    return exitCode ?? 1;
  },
  { exitCodeWhenStopped: 0 },
);
