import { writeFile } from "node:fs/promises";
import { findManifest, readManifest } from "./manifest.ts";

/** Leaves in the build's list of pages only what the router of browsers reads (`browser-router/site-map`). */
export async function trimManifest(folder: string): Promise<void> {
  const { file, script } = await findManifest(folder);
  await writeFile(file, trimmed(script));
}

/** @param script what React Router writes: an assignment of JSON */
export function trimmed(script: string): string {
  const { routes, before } = readManifest(script);
  const kept = Object.entries(routes).map(([key, { id, path, module, imports, css }]) => [
    key,
    { id, path, module, imports, css },
  ]);
  return `${before}${JSON.stringify({ routes: Object.fromEntries(kept) })}`;
}
