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
 * @throws {BrokenPlaces} when the file is no such list
 * @throws {Error} when it cannot be read
 */
export async function readPlacesFile(dataDir: string): Promise<PlaceList | null> {
  const text = await readFile(placesFile(dataDir), "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  });
  if (text === null) return null;
  try {
    return kept.parse(JSON.parse(text));
  } catch (error) {
    throw new BrokenPlaces("the file holds no list of places", { cause: error });
  }
}

/** The file exists and is no list: it was cut, or edited. */
export class BrokenPlaces extends Error {
  override readonly name = "BrokenPlaces";
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
