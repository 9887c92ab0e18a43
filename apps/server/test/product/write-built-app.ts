import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** `folder`: what the server is given, the build's client folder. */
export type BuiltApp = { folder: string; remove: () => Promise<void> };

/** Writes files as a build of the web app does, for tests. @param files path from the client folder → text */
export async function writeBuiltApp(files: Readonly<Record<string, string>>): Promise<BuiltApp> {
  const build = await mkdtemp(join(tmpdir(), "vagou-built-app-"));
  const folder = join(build, "client");
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return { folder, remove: () => rm(build, { recursive: true }) };
}
