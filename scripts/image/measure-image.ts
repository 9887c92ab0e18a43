import { lstat, readdir } from "node:fs/promises";
import { join, relative } from "node:path";

/** A part of the image, and its bytes. */
export type Part = { name: string; bytes: number };

/** @returns the parts of the image whose root is `folder`, the largest first */
export async function measureImage(folder: string): Promise<Part[]> {
  const parts = new Map<string, number>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = partOf(relative(folder, path));
    parts.set(name, (parts.get(name) ?? 0) + (await lstat(path)).size);
  }
  return [...parts]
    .map(([name, bytes]) => ({ name, bytes }))
    .toSorted((one, other) => other.bytes - one.bytes);
}

function partOf(path: string): string {
  return parts.find(([start]) => path.startsWith(start))?.[1] ?? "the system's libraries and certificates";
}

/** The first that fits. */
const parts = [
  ["vagou/node_modules/node/", "the pinned Node"],
  ["vagou/node_modules/", "packages of others"],
  ["vagou/apps/web/build/", "the built web app"],
  ["vagou/", "our own sources"],
] as const;
