import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { deviceData } from "../apps/web/app/features/legal/device-data.ts";

const sources = [...readSources("../apps/web/app/"), ...readSources("../apps/web/browser-router/")];

type Source = { file: string; text: string };

function readSources(folder: string): Source[] {
  const cwd = fileURLToPath(new URL(folder, import.meta.url));
  return globSync("**/*.{ts,tsx}", { cwd })
    .filter((file) => !file.includes(".test.") && !/\btesting\//.test(file))
    .map((file) => ({ file, text: readFileSync(cwd + file, "utf8") }));
}

/**
 * A call that writes into a storage, and the key that it writes. Only `lib/device/browser-storage` uses the browser's
 * storage; some stores pass on a key that their callers give them (`store.write`).
 */
const writes = /\b(?:writeItem\(\s*(?:"(\w+)"|kind),|\w+\.write\(|\w*Storage\.setItem\()\s*([^,]+?)\s*,/g;
const isPassedOn = /^key$/;
const passingOn = [
  "lib/device/browser-storage.ts",
  "features/search/results/use-reading-place.ts",
  "features/search/tab/tab-search.ts",
  "features/search/one-list/filters/use-filters.ts",
  "lib/marks/marks.ts",
  "lib/waiting/waiting.ts",
  "lib/marks/departures.ts",
];

test("the privacy policy lists every key that is stored in the browser, and no other", () => {
  const written = sources.flatMap(({ file, text }) => listWrites(file, text).map(({ key }) => key));
  expect([...new Set([...written, ...cookies()])].toSorted()).toEqual(
    deviceData.map(({ key }) => key).toSorted(),
  );
});

test("the policy says correctly which data stays and which ends with the tab", () => {
  const wrong = sources
    .flatMap(({ file, text }) => listWrites(file, text))
    .filter(({ key, where }) => {
      const listed = deviceData.find((item) => item.key === key);
      return where !== undefined && listed?.where !== where;
    });
  expect(wrong).toEqual([]);
});

type Write = { key: string; where: string | undefined };

function listWrites(file: string, text: string): Write[] {
  return [...text.matchAll(writes)]
    .filter(([, , name = ""]) => !(isPassedOn.test(name) && passingOn.includes(file)))
    .map(([, where, name = ""]) => ({
      where,
      key: valueOf(name, text) ?? `${file} writes under a name that this test cannot read: ${name}`,
    }));
}

/** Names of the cookies that the server sets. */
function cookies(): string[] {
  return readSources("../apps/server/src/").flatMap(({ file, text }) =>
    [...text.matchAll(/\.setCookie\(\s*(?:withPrefix\()?([^,]+?)\s*,/g)].map(
      ([, name = ""]) => valueOf(name, text) ?? `${file} sets a cookie that this test cannot read: ${name}`,
    ),
  );
}

test("no code stores data in the browser in another way", () => {
  const direct = sources.filter(({ text }) =>
    /\b(?:localStorage|sessionStorage|indexedDB|document\.cookie|cookieStore|caches\.open)\b/.test(text),
  );
  expect(direct.map(({ file }) => file).toSorted()).toEqual([
    "lib/device/browser-storage.ts",
    "lib/page/first-paint.ts",
    "lib/page/start-app.ts",
    "lib/page/tidy-address.ts",
    "positions.ts",
  ]);
});

/** @returns the value of a name in the code, with a variable end as `…` */
function valueOf(name: string, text: string): string | undefined {
  const literal = /^["`](.+)["`]$/.exec(name)?.[1];
  if (literal !== undefined) return literal.replace(/\$\{[^}]+\}$/, "…");
  const called = /^(\w+)\(.*\)$/.exec(name)?.[1];
  if (called !== undefined) {
    const pattern = new RegExp(`function ${called}\\([^)]*\\)[^{]*\\{\\s*return (\`[^\`]+\`)`);
    // Its own file, or the one that it comes from.
    const writer = text.includes(`function ${called}(`)
      ? text
      : sources.find((source) => source.text.includes(`export function ${called}(`))?.text;
    const made = writer && findIn(writer, pattern);
    return made && valueOf(made, text);
  }
  const imported = new RegExp(`(\\w+) as ${name}\\b`).exec(text)?.[1] ?? name;
  const assigned = findIn(text, new RegExp(`(?:const |\\b)${imported} ?= ?("[^"]+"|\`[^\`]+\`)`));
  if (assigned === undefined) return undefined;
  // The first script of a page is a template string with the keys inserted.
  const inner = /^"\$\{(\w+)\}"$/.exec(assigned)?.[1];
  return valueOf(inner ?? assigned, text);
}

/** Looks in the same file first, then in all files. */
function findIn(text: string, pattern: RegExp): string | undefined {
  return [text, ...sources.map((source) => source.text)]
    .map((one) => pattern.exec(one)?.[1])
    .find((one) => one !== undefined);
}
