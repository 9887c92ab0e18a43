import { glob, readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { compressedSuffixes } from "@vagou/contract/web-build";
import { describe, expect, it, test } from "vitest";
import budget from "../../apps/web/budget.json" with { type: "json" };
import { builtFolder, readFirstVisit } from "../harness/looking/first-visit.ts";

// What the build costs a person who pays for data. It needs no browser, only the build.

const unpack = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync };
const encodings = ["br", "zstd", "gzip"] as const;

test("each script and style from 300 bytes has compressed forms, which are the same text and smaller", async () => {
  const names = await Array.fromAsync(glob("assets/*.{js,css}", { cwd: builtFolder }));
  expect(names.length).toBeGreaterThan(50);
  for (const name of names) {
    const text = await readFile(join(builtFolder, name));
    for (const encoding of encodings) {
      const form = `${name}${compressedSuffixes[encoding]}`;
      const bytes = await readFile(join(builtFolder, form)).catch(() => null);
      const kind =
        bytes === null
          ? "none"
          : unpack[encoding](bytes).equals(text) && bytes.length < text.length && "equal";
      expect([form, kind]).toEqual([form, text.length < 300 ? "none" : "equal"]);
    }
  }
});

test("no compressed form is without its text, and none is of a file that the server changes at its start", async () => {
  for await (const form of glob("**/*.{br,zst,gz}", { cwd: builtFolder })) {
    const original = form.slice(0, -extname(form).length);
    expect([original, (await stat(join(builtFolder, original))).isFile()]).toEqual([original, true]);
    expect(original).not.toMatch(/\.html$|robots\.txt$|sitemap\.xml$|^sw\.js$/);
  }
});

test("the legal texts are in their documents, and in no script", async () => {
  const said = "foro da comarca de São Paulo";
  for (const page of ["terms", "privacy"])
    expect(await readFile(join(builtFolder, page, "index.html"), "utf8")).toContain(said);
  const scripts = await Array.fromAsync(glob("assets/*.js", { cwd: builtFolder }));
  const texts = await Promise.all(
    scripts.map(async (name) => await readFile(join(builtFolder, name), "utf8")),
  );
  expect(scripts.filter((_, index) => texts[index]?.includes(said))).toEqual([]);
});

describe("a budget of bytes, as they are sent with brotli and without headers", () => {
  it("is kept by all scripts of people together, and by the operator's page", async () => {
    const all = await Array.fromAsync(glob("assets/*.js", { cwd: builtFolder }));
    const isOperators = (name: string) => name.startsWith("assets/operator-desk-");
    const names = all.filter((name) => !isOperators(name));
    const operators = all.filter(isOperators);
    expect(beyond(budget.scripts, { files: names.length, bytes: await sumOf(names) })).toEqual([]);
    expect(operators).toHaveLength(1);
    expect(beyond(budget.operatorPage, { files: 1, bytes: await sumOf(operators) })).toEqual([]);
  });

  it.each(Object.entries(budget.firstVisits))("is kept by the first visit of %s", async (path, most) => {
    const { files } = await readFirstVisit(path);
    expect(files.filter((file) => file.endsWith(".woff2")).length).toBeGreaterThan(0);
    expect(beyond(most, { files: files.length, bytes: await sumOf(files) })).toEqual([]);
  });

  it.each(Object.entries(budget.later))("is kept by what comes later to %s", async (path, most) => {
    const { files, later } = await readFirstVisit(path);
    expect(files.filter((file) => file.endsWith(".js"))).toEqual([]);
    expect(later.length).toBeGreaterThan(0);
    expect(beyond(most, { files: later.length, bytes: await sumOf(later) })).toEqual([]);
  });
});

describe("the scripts of a page", () => {
  it.each([...Object.keys(budget.firstVisits), ...Object.keys(budget.later)])(
    "come in one wave on %s: what a script imports, the page names, too",
    async (path) => {
      const { files, later } = await readFirstVisit(path);
      const named = [...files, ...later].filter((file) => file.endsWith(".js"));
      const imported = await Promise.all(named.map(importsOf));
      expect(imported.flat().filter((file) => !named.includes(file))).toEqual([]);
    },
  );

  it("have each name that another one imports from them", async () => {
    const names = await Array.fromAsync(glob("assets/*.js", { cwd: builtFolder }));
    const texts = new Map(
      await Promise.all(
        names.map(async (name) => [name, await readFile(join(builtFolder, name), "utf8")] as const),
      ),
    );
    const missing = [...texts].flatMap(([name, text]) =>
      [...text.matchAll(/\b(?:import|export)\{([^}]*)\}from"\.\/([^"]+)"/g)].flatMap(
        ([, list = "", file = ""]) => {
          const had = exportsOf(texts.get(`assets/${file}`) ?? "");
          return list
            .split(",")
            .map((each) => each.split(" as ")[0] ?? "")
            .filter((each) => !had.has(each))
            .map((each) => `${name} imports ${each} from ${file}`);
        },
      ),
    );
    expect(missing).toEqual([]);
  });

  it("never import each other, so that each is run after what it imports", async () => {
    const names = await Array.fromAsync(glob("assets/*.js", { cwd: builtFolder }));
    const waiting = new Map(
      await Promise.all(names.map(async (name) => [name, await importsOf(name)] as const)),
    );
    for (let before = -1; before !== waiting.size;) {
      before = waiting.size;
      for (const [name, imports] of waiting)
        if (imports.every((file) => !waiting.has(file))) waiting.delete(name);
    }
    expect([...waiting.keys()]).toEqual([]);
  });
});

/** @returns the files that a script of the build cannot run without */
async function importsOf(name: string): Promise<string[]> {
  const text = await readFile(join(builtFolder, name), "utf8");
  return [...text.matchAll(/(?:\bfrom|\bimport)"\.\/([^"]+\.js)"/g)].map(([, file = ""]) => `assets/${file}`);
}

/** @returns the names that other scripts can import */
function exportsOf(text: string): Set<string> {
  const lists = [...text.matchAll(/\bexport\{([^}]*)\}/g)].map(([, list = ""]) => list);
  return new Set(lists.flatMap((list) => list.split(",")).map((each) => each.split(" as ").at(-1) ?? ""));
}

type Cost = { files: number; bytes: number };

/** @returns what is more than `apps/web/budget.json` allows */
function beyond(most: Cost, used: Cost): string[] {
  return (["files", "bytes"] as const)
    .filter((unit) => used[unit] > most[unit])
    .map((unit) => `${used[unit]} ${unit} instead of at most ${most[unit]}`);
}

async function sumOf(names: readonly string[]): Promise<number> {
  const sizes = await Promise.all(names.map(sizeOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Pages are compressed by the server, with the facts of its operator in them: here with their placeholders. */
async function sizeOf(name: string): Promise<number> {
  const file = join(builtFolder, name);
  if (name.endsWith(".html")) return brotliCompressSync(await readFile(file)).length;
  const compressed = await stat(`${file}${compressedSuffixes.br}`).catch(() => null);
  return (compressed ?? (await stat(file))).size;
}
