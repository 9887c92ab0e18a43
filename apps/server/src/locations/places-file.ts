import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { placeList, type PlaceList } from "./place-list.ts";

const kept = placeList.extend({ taken_at: z.string(), taken_from: z.string() });

/** @returns the file of a refreshed list in the data folder */
export function placesFile(dataDir: string): string {
  return join(dataDir, "places.json");
}

/**
 * @returns the list that `npm run places:refresh` wrote, or null when there is none
 * @throws {Error} when the file exists and is no such list
 */
export async function readPlacesFile(dataDir: string): Promise<PlaceList | null> {
  try {
    return kept.parse(JSON.parse(await readFile(placesFile(dataDir), "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** Replaces an older list in one step, so that a server that starts meanwhile reads either the old or the new one. */
export async function writePlacesFile(
  dataDir: string,
  list: PlaceList,
  { from, at }: { from: string; at: Date },
): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const file = placesFile(dataDir);
  const beside = `${file}.${process.pid}`;
  const content = { taken_at: at.toISOString(), taken_from: from, ...list };
  await writeFile(beside, `${JSON.stringify(content, null, 1)}\n`);
  await rename(beside, file);
}
