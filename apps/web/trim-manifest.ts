import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Leaves in the build's list of pages only what the router of browsers reads (`browser-router/site-map`). */
export async function trimManifest(folder: string): Promise<void> {
  const [name] = await Array.fromAsync(glob("assets/manifest-*.js", { cwd: folder }));
  if (name === undefined) throw new Error("the build has no manifest of its routes");
  const file = join(folder, name);
  await writeFile(file, trimmed(await readFile(file, "utf8")));
}

/** @param script what React Router writes: an assignment of JSON */
export function trimmed(script: string): string {
  const start = script.indexOf("{");
  const { routes }: Manifest = JSON.parse(script.slice(start, script.lastIndexOf("}") + 1));
  const kept = Object.entries(routes).map(([key, { id, path, module, imports, css }]) => [
    key,
    { id, path, module, imports, css },
  ]);
  return `${script.slice(0, start)}${JSON.stringify({ routes: Object.fromEntries(kept) })}`;
}

type Manifest = {
  routes: Record<string, { id: string; path?: string; module: string; imports: string[]; css: string[] }>;
};
