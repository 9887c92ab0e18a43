import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = new URL("../../../../../../shared/recorded/", import.meta.url);

/** Recorded answers of the portals lie beside some copies of the repository, never inside it. */
export function hasRecorded(name: string): boolean {
  return existsSync(new URL(name, folder));
}

export function readRecorded(name: string): string {
  return readFileSync(fileURLToPath(new URL(name, folder)), "utf8");
}
