import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { installedPackages } from "./installed-packages.ts";
import { root } from "./setup/project.js";

/** Licences that let us run and change a package, and ask for no more than to keep its notice. */
const allowedLicences = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  // Typefaces, which may be part of a product.
  "OFL-1.1",
  // The second of them is chosen.
  "(MPL-2.0 OR Apache-2.0)",
];

const packages = installedPackages(root);

test("every package of the running product has a licence of the list", () => {
  const other = packages.filter(({ isTool, licence }) => !isTool && !allowedLicences.includes(licence));
  expect(other).toEqual([]);
  expect(packages.filter(({ isTool }) => !isTool).length).toBeGreaterThan(100);
});

test("no package runs a program when it is installed, but those that are allowed by name", () => {
  const manifest: { allowScripts: Record<string, boolean> } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  );
  const running = packages.filter(({ runsScript }) => runsScript).map(({ name }) => name);
  expect([...new Set(running)].toSorted()).toEqual(Object.keys(manifest.allowScripts).toSorted());
});

test("every package comes from the registry, with the hash of its content", () => {
  expect(packages.filter(({ integrity }) => !integrity.startsWith("sha512-"))).toEqual([]);
});

test.each(["bench", "chaos", "e2e"])(
  "%s only tries the product out, so it adds no package to the running one",
  (folder) => {
    const manifest: Record<string, unknown> = JSON.parse(
      readFileSync(join(root, folder, "package.json"), "utf8"),
    );
    expect(Object.keys(manifest)).toContain("devDependencies");
    expect(Object.keys(manifest)).not.toContain("dependencies");
  },
);
