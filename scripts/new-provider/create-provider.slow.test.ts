import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installedCommand, root } from "../setup/project.js";
import { runCommand } from "../setup/run-command.js";
import { createProvider, NewProviderError } from "./create-provider.ts";
import { withAdapter } from "./edit-lists.ts";

/** Compare the documents' rows with the adapters. */
const testsOfDocuments = ["providers", "capacity"].map(
  (name) => `apps/server/src/config/documented-${name}.test.ts`,
);

/** A copy of the packages around an adapter and of these tests, which import each other and not the originals. */
let copy: string;
let written: string[];
let ofPages: string[];

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), "vagou-provider-"));
  for (const name of ["contract", "providers"]) {
    cpSync(join(root, "packages", name), join(copy, "packages", name), { recursive: true });
    for (const importer of ["packages", "apps"]) {
      mkdirSync(join(copy, importer, "node_modules/@vagou"), { recursive: true });
      symlinkSync(join(copy, "packages", name), join(copy, importer, "node_modules/@vagou", name));
    }
  }
  for (const path of ["docs/providers.md", "docs/capacity.md", "apps/server/src/config"])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  for (const file of ["tsconfig.base.json", ".oxfmtrc.json", ".oxlintrc.json"])
    cpSync(join(root, file), join(copy, file));
  writeFileSync(
    join(copy, "tsconfig.json"),
    JSON.stringify({
      extends: "./tsconfig.base.json",
      include: ["packages/providers/src/portal*", "packages/providers/src/index.ts"],
    }),
  );
  written = createProvider(copy, { id: "portalnovo", label: 'Portal "Novo" $&' });
  ofPages = createProvider(copy, { id: "portalpaginas", from: "pages" });
  await runCommand(installedCommand("oxfmt"), [...written, ...ofPages], { cwd: copy });
});

afterAll(() => {
  rmSync(copy, { recursive: true });
});

const read = (file: string) => readFileSync(join(copy, file), "utf8");

test("a new provider is one folder, its line in the list of adapters, its name in the catalogue and its rows in the documents", () => {
  expect(written.filter((file) => !file.startsWith("packages/providers/src/portalnovo/"))).toEqual([
    "packages/providers/src/adapters.ts",
    "packages/contract/src/search/catalogue.ts",
    "docs/providers.md",
    "docs/capacity.md",
  ]);
  expect(read("docs/providers.md")).toMatch(/^\| `portalnovo` +\| portalnovo\.example/m);
  expect(read("packages/providers/src/adapters.ts")).toContain(
    'export { portalnovo } from "./portalnovo/portalnovo.ts";',
  );
  expect(read("packages/contract/src/search/catalogue.ts")).toMatch(
    /id: "portalnovo",\s+label: "Portal Novo \$&"/,
  );
});

test("no placeholder of the template is left", () => {
  for (const file of [...written, ...ofPages]) expect(read(file)).not.toContain("__");
});

describe("the generated files, before any change,", () => {
  test.each([
    ["has its types right", "tsc", ["-p", "."]],
    [
      "passes the lint",
      "oxlint",
      ["--deny-warnings", "packages/providers/src/portalnovo", "packages/providers/src/portalpaginas"],
    ],
    ["is formatted", "oxfmt", ["--check", "packages"]],
    [
      "passes its own tests, the walk over the registry, and the comparison with its rows in the documents",
      "vitest",
      [
        "run",
        "--root",
        ".",
        "packages/providers/src/portal",
        "packages/providers/src/index.slow.test.ts",
        ...testsOfDocuments,
      ],
    ],
  ])("%s", { timeout: 60_000 }, async (_, command, args) => {
    const { exitCode, output } = await runCommand(installedCommand(command), args, { cwd: copy });
    expect([exitCode, output]).toEqual([0, expect.any(String)]);
  });
});

test("an invalid or taken id is refused and no file is written", () => {
  for (const id of ["", "../x", "Portal", "new-portal", "1a", "gupy", "core"])
    expect(() => createProvider(copy, { id })).toThrow(NewProviderError);
  expect(existsSync(join(copy, "packages/providers/src/new-portal"))).toBe(false);
});

test("the list of adapters stays in the order of the alphabet", () => {
  const line = (id: string) => `export { ${id} } from "./${id}/${id}.ts";\n`;
  expect(withAdapter(line("a") + line("c"), "b")).toBe(line("a") + line("b") + line("c"));
  expect(withAdapter(line("a"), "c")).toBe(line("a") + line("c"));
});
