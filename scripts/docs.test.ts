import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** The folders to which a path in a document may be relative. */
const roots = [
  "",
  "apps/",
  "apps/server/",
  "apps/server/src/",
  "apps/web/app/",
  "packages/",
  "packages/providers/src/",
];

const documents = [...globSync("*.md"), ...globSync("docs/**/*.md")];

test("every link from one document to another file leads there", () => {
  const broken = documents.flatMap((document) =>
    linksIn(readFileSync(document, "utf8"))
      .filter((link) => !existsSync(join(dirname(document), link)))
      .map((link) => `${document}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test("every file and folder that the documents name exists", () => {
  expect(documents.length).toBeGreaterThan(5);
  const missing = documents.flatMap((document) =>
    pathsIn(readFileSync(document, "utf8"))
      .filter((path) => !exists(path))
      .map((path) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});

/** The files of links, without the place in a file; addresses of the web have a colon. */
function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)#\s:]+)(?:#[^)]*)?\)/g)].map(([, link = ""]) => link);
}

/**
 * Paths in backticks. Packages (`@scope/name`) are no files, nor is the guide's example provider; what tests leave is
 * there only after they ran.
 */
function pathsIn(text: string): string[] {
  const withoutBlocks = text.replaceAll(/^```[\s\S]*?^```/gm, "");
  return [...withoutBlocks.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+\/?)`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => !/^@|^test-results\/|\/exemplo/.test(path));
}

function exists(named: string): boolean {
  // The documents call the web app's folders as the import table does.
  const path = named.replace(/^web\//, "apps/web/app/");
  return roots.some(
    (root) => existsSync(root + path) || existsSync(`${root}${path}.ts`) || existsSync(`${root}${path}.tsx`),
  );
}
