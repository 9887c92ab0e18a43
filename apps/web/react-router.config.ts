import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { modelPages } from "@vagou/contract/saved/shared-page";
import { publicPages, unlistedPages } from "./app/public-pages.ts";
import { buildServiceWorker } from "./build-service-worker.ts";
import { buildSharedPages } from "./build-shared-pages.ts";
import { compressFiles } from "./compress-files.ts";
import { dropHandOver } from "./drop-hand-over.ts";
import { siteFiles } from "./site-files.ts";
import { trimManifest } from "./trim-manifest.ts";

/**
 * No server rendering: `build/client` is static. Public pages are written as HTML so that they
 * read without JavaScript, and so are the models of which the server makes the pages of what people share; every other
 * path gets `__spa-fallback.html`.
 */
export default {
  ssr: false,
  // One file a page: its loader is short, and needs what is around every page anyway.
  splitRouteModules: false,
  prerender: [...publicPages, ...unlistedPages, ...Object.values(modelPages)],
  routeDiscovery: { mode: "initial" },
  async buildEnd({ reactRouterConfig }) {
    const folder = join(reactRouterConfig.buildDirectory, "client");
    for (const [name, text] of Object.entries(siteFiles)) {
      await writeFile(join(folder, name), text);
    }
    await dropHandOver(folder);
    await trimManifest(folder);
    await buildSharedPages(reactRouterConfig.buildDirectory);
    await buildServiceWorker(folder);
    await compressFiles(folder, ["robots.txt", "sitemap.xml", "sw.js"]);
  },
} satisfies Config;
