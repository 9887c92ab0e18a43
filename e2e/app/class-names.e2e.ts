import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtFolder } from "../harness/looking/first-visit.ts";

// A build writes short names in the place of classes (`apps/web/shorten-class-names.ts`). It needs no browser, only the build.

test("each short class of a page or a script has its rule", async () => {
  const styles = await readAll("assets/*.css");
  const rules = new Set(
    [...styles.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name.replaceAll("\\", "")),
  );
  const pages = await readAll("**/*.html");
  const used = new Set(
    [...pages.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)),
  );
  const scripts = await readAll("assets/*.js");
  for (const [name] of scripts.matchAll(/(?<=["'`\s}])_[a-zA-Z]{1,2}(?=["'`\s$])/g)) used.add(name);
  const short = [...used].filter((name) => /^_[a-zA-Z]{1,2}$/.test(name));
  expect(short.length).toBeGreaterThan(400);
  expect(short.filter((name) => !rules.has(name))).toEqual([]);
});

async function readAll(pattern: string): Promise<string> {
  const texts: string[] = [];
  for await (const name of glob(pattern, { cwd: builtFolder }))
    texts.push(await readFile(join(builtFolder, name), "utf8"));
  return texts.join("\n");
}
