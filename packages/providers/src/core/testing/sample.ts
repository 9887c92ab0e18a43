import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** @returns a sample from the folder beside a test: `readSample(import.meta.url, "first-page.html")`. */
export function readSample(testUrl: string, name: string): string {
  return readFileSync(fileURLToPath(new URL(`samples/${name}`, testUrl)), "utf8");
}
