import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { installedPackages } from "./installed-packages.ts";
import type { BillOfMaterials } from "./omit-tools.ts";
import { pinnedNode, root } from "./setup/project.js";

const run = promisify(execFile);

test("the bill of materials has each package of the running product, no tool, and says how many there are", async (context) => {
  const { stdout: version } = await run("npm", ["--version"], { cwd: root });
  if (Number.parseInt(version, 10) < 10) context.skip(`npm ${version.trim()} writes no SBOM`);
  const folder = await mkdtemp(join(tmpdir(), "vagou-sbom-"));
  try {
    const file = join(folder, "sbom.json");
    const { stdout } = await run(pinnedNode, ["scripts/write-sbom.ts", file], { cwd: root });
    const { components, dependencies }: BillOfMaterials = JSON.parse(await readFile(file, "utf8"));
    const written = new Set(components.map((component) => component["bom-ref"]));
    const packages = installedPackages(root);
    const running = packages.filter(({ isTool }) => !isTool).map(({ name, version: of }) => `${name}@${of}`);
    expect(running.length).toBeGreaterThan(100);
    expect(running.filter((id) => !written.has(id))).toEqual([]);
    const isOurs = (id: string) => id.startsWith("@vagou/") || id.startsWith("vagou@");
    expect([...written].filter((id) => !running.includes(id) && !isOurs(id))).toEqual([]);
    const named = dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
    expect(named.filter((id) => !written.has(id) && !isOurs(id))).toEqual([]);
    expect(stdout).toContain(
      `\n${running.length} packages of the running product, ${packages.length} with all tools\n`,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("help is shown, and a wrong option refused, and neither is taken for a file", async () => {
  const folder = await mkdtemp(join(tmpdir(), "vagou-sbom-"));
  try {
    const write = (...args: string[]) =>
      run(pinnedNode, [join(root, "scripts/write-sbom.ts"), ...args], { cwd: folder });
    expect((await write("--help")).stdout).toContain("Usage: npm run sbom -- [file]\n");
    await expect(write("--output")).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining("unknown option '--output'"),
    });
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
