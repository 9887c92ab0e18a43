import { globSync } from "node:fs";
import { readImports, type SourceFile } from "./read-imports.ts";

/** @returns every file of the rooms with its imports; tests, and files that only tests use, belong to no room */
export function sourceFiles(root: string): SourceFile[] {
  return globSync(["packages/*/src/**/*.{ts,tsx}", "apps/*/{src,app}/**/*.{ts,tsx}"], { cwd: root })
    .filter((path) => !/\.test\.tsx?$|\/testing\/|\/samples\/|\/\+types\/|\.d\.ts$/.test(path))
    .toSorted()
    .map((path) => readImports(root, path));
}
