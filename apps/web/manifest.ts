import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";

/** A page of the build: its files, as addresses. */
export type BuiltRoute = { id: string; path?: string; module: string; imports: string[]; css: string[] };

/** @returns the file with the build's list of pages, and what it holds: an assignment of JSON */
export async function findManifest(folder: string): Promise<{ file: string; script: string }> {
  const [name] = await Array.fromAsync(glob("assets/manifest-*.js", { cwd: folder }));
  if (name === undefined) throw new Error("the build has no manifest of its routes");
  const file = join(folder, name);
  return { file, script: await readFile(file, "utf8") };
}

/** @returns the pages by their ids, and what stands before the JSON */
export function readManifest(script: string): { routes: Record<string, BuiltRoute>; before: string } {
  const start = script.indexOf("{");
  const { routes }: { routes: Record<string, BuiltRoute> } = JSON.parse(
    script.slice(start, script.lastIndexOf("}") + 1),
  );
  return { routes, before: script.slice(0, start) };
}
