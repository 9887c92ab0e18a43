import { glob, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { compile } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import type { Plugin } from "vite";
import { lettersOf } from "./letters-of.ts";

const app = join(import.meta.dirname, "app");
const styles = join(app, "styles");

/**
 * Tailwind's class names say to a reader what they do, and they are long: with `_a` in the place of `items-center` the
 * scripts, the styles and the pages of a build are smaller by a fortieth. Scripts and styles are changed before they are bundled, so
 * that the name of each file, which says what is in it, is made of the short names too.
 */
export function shortenClassNames(): Plugin {
  let naming: Promise<Naming> | undefined;
  return {
    name: "shorten-class-names",
    apply: "build",
    // Before markup is compiled, and behind Tailwind, which finds its classes in the files.
    enforce: "pre",
    transform: async (code, id) => {
      const [file = ""] = id.split("?");
      if (!file.startsWith(app)) return undefined;
      naming ??= readClassNames().then(createNaming);
      const { inStyles, inScript } = await naming;
      if (file.endsWith(".css")) return { code: inStyles(code), map: null };
      return /\.tsx?$/.test(file) ? { code: inScript(code), map: null } : undefined;
    },
  };
}

/** `inStyles`, `inScript`: put the short name in the place of each class in a style sheet, or in the texts of a script. */
export type Naming = { inStyles: (code: string) => string; inScript: (code: string) => string };

/** @param classes in the same order in each build, so that it makes the same files */
export function createNaming(classes: readonly string[]): Naming {
  const shortOf = new Map(
    classes.filter(isShortened).map((name, index) => [name, `_${lettersOf(index, letters)}`]),
  );
  return {
    inStyles: (code) =>
      code.replaceAll(classSelector, (selector, escaped: string) => {
        const short = shortOf.get(withoutEscapes(escaped));
        return short === undefined ? selector : `.${short}`;
      }),
    inScript: (code) => code.replaceAll(wordsOfTexts, (word) => shortOf.get(word) ?? word),
  };
}

const wordsOfTexts = /(?<=["'`\s}])[^\s"'`${}]+(?=["'`\s$])/g;

/**
 * A name of one word could also be another text of a script ("hidden", "table"), and one with quotes is not found in
 * its texts.
 */
function isShortened(name: string): boolean {
  return /[-:[/]/.test(name) && !/[\s"'`${}\\]/.test(name);
}

/** a to z, A to Z, then aa. */
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * @returns the classes that Tailwind makes for this app, those that stand in the most places first; those that our style
 *   sheets define keep their names
 */
async function readClassNames(): Promise<string[]> {
  const compiler = await compile(await readFile(join(styles, "app.css"), "utf8"), {
    base: styles,
    onDependency: () => {},
  });
  const scanner = new Scanner({ sources: [{ base: import.meta.dirname, pattern: "**/*", negated: false }] });
  const own = new Set<string>();
  for (const file of await readdir(styles)) {
    const sheet = await readFile(join(styles, file), "utf8");
    for (const name of classesOf(sheet)) own.add(name);
    for (const [, name = ""] of sheet.matchAll(/@utility\s+([\w-]+)/g)) own.add(name);
  }
  const made = new Set(classesOf(compiler.build(scanner.scan().toSorted())));
  const places = await countWords(made);
  return [...made.difference(own)].toSorted(
    (one, other) => (places.get(other) ?? 0) - (places.get(one) ?? 0) || (one < other ? -1 : 1),
  );
}

/** @returns how often each of the words stands in the scripts of the app */
async function countWords(words: ReadonlySet<string>): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for await (const file of glob("**/*.{ts,tsx}", { cwd: app }))
    for (const [word] of (await readFile(join(app, file), "utf8")).matchAll(wordsOfTexts))
      if (words.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function classesOf(styleSheet: string): string[] {
  return [...styleSheet.matchAll(classSelector)].map(([, escaped = ""]) => withoutEscapes(escaped));
}

const classSelector = /\.((?:\\[^\n]|[\w-])+)/g;

function withoutEscapes(escaped: string): string {
  return escaped.replaceAll(/\\(.)/g, "$1");
}
