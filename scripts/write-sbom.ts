import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { installedPackages } from "./installed-packages.ts";
import { type BillOfMaterials, omitTools } from "./omit-tools.ts";
import { reports, root } from "./setup/project.js";
import { describeError, SetupError } from "./setup/setup-error.js";

// `npm run sbom [file]`: writes the packages of the running product as CycloneDX, and says how many there are.

const file = resolve(process.argv[2] ?? `${reports}/sbom.cdx.json`);
const options = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];
const packages = installedPackages(root);
const bill: BillOfMaterials = JSON.parse(await describePackages());
await mkdir(dirname(file), { recursive: true });
await writeFile(file, `${JSON.stringify(omitTools(bill, packages), null, 2)}\n`);

const running = packages.filter(({ isTool }) => !isTool);
const licences = Map.groupBy(running, ({ licence }) => licence);
process.stdout.write(`${relative(process.cwd(), file)}\n`);
process.stdout.write(
  `${running.length} packages of the running product, ${packages.length} with all tools\n`,
);
for (const [licence, those] of [...licences].toSorted((one, other) => other[1].length - one[1].length))
  process.stdout.write(`${String(those.length).padStart(5)} ${licence}\n`);

/** @returns the bill of materials of all packages; ends the program with one sentence when npm cannot write it */
async function describePackages(): Promise<string> {
  const run = promisify(execFile);
  return run("npm", options, { cwd: root, maxBuffer: 64 * 1024 * 1024 })
    .then(({ stdout }) => stdout)
    .catch(async (error: unknown) => {
      const { stdout: version } = await run("npm", ["--version"], { cwd: root });
      const isOld = Number.parseInt(version, 10) < 10;
      const old = `npm ${version.trim()} writes no SBOM: run "npx npm@11 run sbom", or install npm 10 or newer.`;
      console.error(describeError(isOld ? new SetupError(old) : error));
      process.exit(1);
    });
}
