// @ts-check
import "./setup/resolve-once.js";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./setup/project.js";

// `npm run serve`: the product as it is installed and built. Unlike `npm start` it installs nothing and builds nothing,
// so that it starts on a file system that cannot be written, and needs no registry. It is one process, on the pinned Node.
if (existsSync(join(root, "apps/web/build/client/index.html"))) {
  await import("../apps/server/src/main.ts");
} else {
  console.error("Cannot start: the web app is not built. Run `npm run build`.");
  process.exitCode = 1;
}
