import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Takes out of the built pages what React Router writes into them for itself, which browsers do not get. */
export async function dropHandOver(folder: string): Promise<void> {
  for await (const name of glob("**/*.html", { cwd: folder })) {
    const file = join(folder, name);
    await writeFile(file, withoutHandOver(await readFile(file, "utf8")));
  }
}

/**
 * Takes out the scripts that hand over a server's data, and the marks on links.
 * @param page HTML as React Router writes it
 * @throws {Error} when the page has no such script: React Router writes pages in another way
 */
export function withoutHandOver(page: string): string {
  const [before = "", ...others] = page.split(handOver);
  if (others.length === 0) throw new Error("the built page hands over nothing");
  return [before, ...others.map((part) => part.slice(part.indexOf(end) + end.length))]
    .join("")
    .replaceAll(' data-discover="true"', "");
}

const handOver = "<script>window.__reactRouterContext";
const end = "</script>";
