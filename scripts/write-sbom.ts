import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { installedPackages } from "./installed-packages.ts";
import { reports, root } from "./setup/project.js";

// `npm run sbom [file]`: writes the packages of the running product as CycloneDX, and says how many there are.

const file = resolve(process.argv[2] ?? `${reports}/sbom.cdx.json`);
const options = ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev", "--package-lock-only"];
const { stdout } = await promisify(execFile)("npm", options, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
await mkdir(dirname(file), { recursive: true });
await writeFile(file, stdout);

const packages = installedPackages(root);
const running = packages.filter(({ isTool }) => !isTool);
const licences = Map.groupBy(running, ({ licence }) => licence);
process.stdout.write(`${relative(process.cwd(), file)}\n`);
process.stdout.write(
  `${running.length} packages of the running product, ${packages.length} with all tools\n`,
);
for (const [licence, those] of [...licences].toSorted((one, other) => other[1].length - one[1].length))
  process.stdout.write(`${String(those.length).padStart(5)} ${licence}\n`);
