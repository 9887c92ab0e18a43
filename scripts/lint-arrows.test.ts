import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installedCommand, root } from "./setup/project.js";

const contractRule = "The contract imports zod and itself only.";
const adapterRule = "Adapters do no I/O: requests out, replies in.";
const screenRule = "The web app speaks to the server through the contract.";
const primitiveRule = "Primitives know no domain.";
const standInRule = "A stand-in is a third party: it knows nothing of the server.";

/** One bad file each: the folder it would stand in, what it imports, and the sentence that refuses it. */
const forbidden = [
  ["packages/contract/src", "fastify", contractRule],
  ["packages/contract/src", "node:crypto", contractRule],
  ["packages/providers/src/gupy", "node:fs", adapterRule],
  ["packages/providers/src/gupy", "undici", adapterRule],
  ["packages/providers/src/gupy", "@vagou/server/deps", adapterRule],
  ["apps/server/src/searches", "@vagou/standins/mailbox", "Only main.ts may start the stand-ins."],
  ["apps/standins/src", "@vagou/server/app", standInRule],
  ["apps/web/app/features/search", "node:fs", screenRule],
  ["apps/web/app/routes", "@vagou/providers", screenRule],
  ["apps/web/app/ui", "@vagou/contract/job", primitiveRule],
  ["apps/web/app/ui", "../features/search/queries.ts", primitiveRule],
] as const;

/** Files that must pass, so that a rule which refuses everything does not pass for a good one. */
const allowed = [
  ["packages/contract/src", "zod"],
  ["packages/contract/src", "./job.ts"],
  ["packages/providers/src/gupy", "@vagou/contract/outcome"],
  ["apps/standins/src", "node:http"],
  ["apps/web/app/features/search", "@vagou/contract/job"],
  ["apps/web/app/ui", "react"],
] as const;

/** The lint decides by folder, so the bad files stand in a small tree of the same shape. */
let tree: string;
let findings: Finding[];

beforeAll(async () => {
  tree = mkdtempSync(join(tmpdir(), "vagou-lint-"));
  for (const [folder, specifier] of [...forbidden, ...allowed]) {
    const file = join(tree, fileFor(folder, specifier));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `import * as imported from "${specifier}";\nexport const kept = imported;\n`);
  }
  findings = await lint();
});

afterAll(() => {
  rmSync(tree, { recursive: true });
});

describe("the lint refuses", () => {
  test.each(forbidden)("%s importing %s", (folder, specifier, sentence) => {
    expect(sentencesFor(folder, specifier).join("\n")).toContain(sentence);
  });
});

describe("the lint lets pass", () => {
  test.each(allowed)("%s importing %s", (folder, specifier) => {
    expect(sentencesFor(folder, specifier)).toEqual([]);
  });
});

function sentencesFor(folder: string, specifier: string): string[] {
  return findings
    .filter(({ filename }) => filename.endsWith(fileFor(folder, specifier)))
    .map(({ message, help }) => `${message} ${help ?? ""}`);
}

function fileFor(folder: string, specifier: string): string {
  return `${folder}/importing-${specifier.replaceAll(/[^a-z]+/g, "-")}.ts`;
}

async function lint(): Promise<Finding[]> {
  // The arrows need no types, and a tree elsewhere has no program to take them from.
  const config = readFileSync(join(root, ".oxlintrc.json"), "utf8");
  writeFileSync(join(tree, ".oxlintrc.json"), config.replace('"typeAware": true', '"typeAware": false'));
  const output = await new Promise<string>((resolve) => {
    // A lint that finds something ends with an exit code of its own; its report is what counts.
    execFile(installedCommand("oxlint"), ["--format=json", "."], { cwd: tree }, (_error, stdout) => {
      resolve(stdout);
    });
  });
  const report: { diagnostics: Finding[] } = JSON.parse(output);
  return report.diagnostics;
}

type Finding = { filename: string; message: string; help?: string };
