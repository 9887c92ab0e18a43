import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compiledForTests } from "../../../../scripts/setup/project.js";
import type { Database } from "../../src/db/client.ts";
import { openEmbedded } from "../../src/db/opening/open-embedded.ts";

/*
 * Embedded databases for tests that are not about their making, which costs two and a half seconds of the processor:
 * a copy of one that was made for an earlier test costs a tenth of that.
 */

/** @returns a new, empty embedded database, whose folder is removed when it is closed */
export async function openEmptyEmbedded(): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), "vagou-empty-"));
  await copyEmptyEmbedded(folder);
  const database = await openEmbedded(folder);
  return {
    ...database,
    close: async () => {
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Makes `folder` one that `openEmbedded` has just made and closed. */
export async function copyEmptyEmbedded(folder: string): Promise<void> {
  await cp(await makeEmpty(), folder, { recursive: true });
}

async function makeEmpty(): Promise<string> {
  const kept = join(compiledForTests, `embedded-${version}`);
  if (existsSync(kept)) return kept;
  await mkdir(compiledForTests, { recursive: true });
  const making = await mkdtemp(join(compiledForTests, "embedded-making-"));
  const database = await openEmbedded(making);
  await database.close();
  try {
    await rename(making, kept);
  } catch (error) {
    if (!existsSync(kept)) throw error;
    // Another process of the run was quicker.
    await rm(making, { recursive: true });
  }
  return kept;
}

/** PGlite's: a folder is of the version that made it. */
const version = /"version": "([^"]+)"/.exec(
  readFileSync(
    fileURLToPath(new URL("../package.json", import.meta.resolve("@electric-sql/pglite"))),
    "utf8",
  ),
)?.[1];
