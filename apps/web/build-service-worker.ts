import { glob } from "node:fs/promises";
import { join, posix, sep } from "node:path";
import { build } from "vite";
import { findManifest, readManifest } from "./manifest.ts";

/**
 * Builds `service-worker/sw.ts` into one file at the root of the site, with the list of files that it keeps.
 * @param folder the build's client folder, with everything else in it
 */
export async function buildServiceWorker(folder: string): Promise<void> {
  const files = await listKeptFiles(folder);
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { builtFiles: JSON.stringify(files), "process.env.NODE_ENV": '"production"' },
    build: {
      target: "es2022",
      outDir: folder,
      emptyOutDir: false,
      lib: {
        entry: join(import.meta.dirname, "service-worker/sw.ts"),
        formats: ["iife"],
        name: "serviceWorker",
        fileName: () => "sw.js",
      },
    },
  });
}

/**
 * @returns the paths of all scripts, styles and typefaces of the build, except what only pages need that a person opens
 *   once or never without a connection, and the operator's page
 */
async function listKeptFiles(folder: string): Promise<string[]> {
  const names = await Array.fromAsync(glob("assets/*.{js,css,woff2}", { cwd: folder }));
  const files = names.map((name) => `/${name.split(sep).join(posix.sep)}`);
  const { routes } = readManifest((await findManifest(folder)).script);
  const filesOf = (isWanted: (id: string) => boolean) =>
    new Set(
      Object.values(routes)
        .filter(({ id }) => isWanted(id))
        .flatMap(({ imports, module }) => [...imports, module]),
    );
  const needed = filesOf((id) => keptRoutes.includes(id));
  const others = filesOf((id) => !keptRoutes.includes(id));
  return files
    .filter((file) => needed.has(file) || !others.has(file))
    .filter((file) => !file.startsWith("/assets/operator-desk-"))
    .toSorted();
}

/** The pages that `keptPageOf` names, and what is around each. */
const keptRoutes = [
  "root",
  "routes/home",
  "routes/jobs",
  "routes/jobs.$id",
  "routes/saved",
  "routes/profile",
  "routes/contact",
];
