import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { Command } from "@commander-js/extra-typings";
import { runProgram } from "@vagou/command-line/run-program";
import { showExample } from "@vagou/command-line/show-example";
import { installedPackages } from "./installed-packages.ts";
import { type BillOfMaterials, omitTools } from "./omit-tools.ts";
import { reports, root } from "./setup/project.js";
import { SetupError } from "./setup/setup-error.js";

const npm = "npm run sbom";
const program = new Command(npm);
program
  .description(
    "Writes the packages of the running product as CycloneDX, and says how many there are, by licence.",
  )
  .argument("[file]", "where to; a file of the test results without it")
  .action(async (name) => {
    const file = resolve(name ?? `${reports}/sbom.cdx.json`);
    const packages = installedPackages(root);
    const bill: BillOfMaterials = JSON.parse(await describePackages());
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(omitTools(bill, packages), null, 2)}\n`);
    const running = packages.filter(({ isTool }) => !isTool);
    const licences = Map.groupBy(running, ({ licence }) => licence);
    console.log(relative(process.cwd(), file));
    console.log(`${running.length} packages of the running product, ${packages.length} with all tools`);
    for (const [licence, those] of [...licences].toSorted((one, other) => other[1].length - one[1].length))
      console.log(`${String(those.length).padStart(5)} ${licence}`);
  });
showExample(program, `${npm} -- sbom.json`);

await runProgram(program, [SetupError]);

/**
 * @returns the bill of materials of all packages
 * @throws {SetupError} when npm is too old to write one
 */
async function describePackages(): Promise<string> {
  const run = promisify(execFile);
  const options = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];
  return run("npm", options, { cwd: root, maxBuffer: 64 * 1024 * 1024 })
    .then(({ stdout }) => stdout)
    .catch(async (error: unknown) => {
      const { stdout: version } = await run("npm", ["--version"], { cwd: root });
      if (Number.parseInt(version, 10) >= 10) throw error;
      throw new SetupError(
        `npm ${version.trim()} writes no SBOM: run "npx npm@11 run sbom", or install npm 10 or newer.`,
      );
    });
}
