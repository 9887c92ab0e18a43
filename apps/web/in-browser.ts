import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * In the scripts that browsers load, and only in a build, files of ours stand for packages.
 * @param files each package, or part of one, with the file
 */
export function inBrowser(name: string, files: Readonly<Record<string, string>>): Plugin {
  return {
    name,
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId: (source) => files[source],
  };
}

/** @param path from the folder of the web app */
export function fileOf(path: string): string {
  return join(import.meta.dirname, path);
}
