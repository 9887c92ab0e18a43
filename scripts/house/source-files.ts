import { globSync } from "node:fs";
import { readImports, type SourceFile } from "./read-imports.ts";

const folders = [
  "packages/*/src/**/*.{ts,tsx}",
  "apps/*/{src,app,test,service-worker,browser-react,browser-router}/**/*.{ts,tsx}",
  "apps/web/*.ts",
  "{bench,chaos}/src/**/*.{js,ts}",
  "e2e/**/*.ts",
  "scripts/**/*.{js,ts}",
];

/** @returns every file of the rooms with its imports; tests belong to no room, the journeys and what tests use do */
export function sourceFiles(root: string): SourceFile[] {
  return globSync(folders, { cwd: root, exclude: ["**/node_modules/**"] })
    .filter((path) => !/\.test\.(?:tsx?|js)$|\/samples\/|\/\+types\/|\.d\.ts$/.test(path))
    .toSorted()
    .map((path) => readImports(root, path));
}
