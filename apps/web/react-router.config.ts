import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { publicPages, unlistedPages } from "./app/public-pages.ts";
import { siteFiles } from "./site-files.ts";

/**
 * No server rendering: `build/client` is static. Public pages are written as HTML so that they
 * read without JavaScript; every other path gets `__spa-fallback.html`.
 */
export default {
  ssr: false,
  prerender: [...publicPages, ...unlistedPages],
  routeDiscovery: { mode: "initial" },
  async buildEnd({ reactRouterConfig }) {
    for (const [name, text] of Object.entries(siteFiles)) {
      await writeFile(join(reactRouterConfig.buildDirectory, "client", name), text);
    }
  },
} satisfies Config;
