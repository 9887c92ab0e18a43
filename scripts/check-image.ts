import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "@commander-js/extra-typings";
import { readValue } from "@vagou/command-line/read-value";
import { runProgram } from "@vagou/command-line/run-program";
import { showExample } from "@vagou/command-line/show-example";
import { wholeNumber } from "@vagou/command-line/whole-number";
import { copyContext } from "./image/copy-context.ts";
import { measureImage } from "./image/measure-image.ts";
import { performStages } from "./image/perform-stages.ts";
import { readDockerfile } from "./image/read-dockerfile.ts";
import { root } from "./setup/project.js";
import { runMain } from "./setup/run-main.js";

const npm = "npm run image:check";
const program = new Command(npm);
program
  .description(
    "Performs the steps of deploy/Dockerfile in a folder for the time of the command, without Docker, and says what the " +
      "image takes. In the place of Debian's libraries stand those of this machine, and the owners of files stay as " +
      "they are. Exit code 1 when the image is too large or a step fails.",
  )
  .option("--most <MB>", "how large the image may be", readValue(wholeNumber(10_000)), 250)
  .action(({ most }) => runMain((cleanUp) => checkImage(most, cleanUp), { exitCodeWhenStopped: 130 }));
showExample(program, npm);

await runProgram(program);

async function checkImage(mostMb: number, cleanUp: (step: () => Promise<void>) => void): Promise<number> {
  const stages = readDockerfile(await readFile(join(root, "deploy/Dockerfile"), "utf8"));
  const folder = await mkdtemp(join(tmpdir(), "vagou-image-"));
  cleanUp(() => rm(folder, { recursive: true, force: true }));
  const context = join(folder, "context");
  await mkdir(context);
  await copyContext(context);
  const image = await performStages(stages, {
    folder,
    context,
    tell: (command, isLeftOut) => console.log(`${isLeftOut ? "left out" : "runs"}: ${command}`),
  });
  const parts = await measureImage(image);
  const totalMb = parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  for (const { name, bytes } of parts) console.log(`${(bytes / 1e6).toFixed(1).padStart(6)} MB  ${name}`);
  console.log(`${totalMb.toFixed(1).padStart(6)} MB in all, of ${mostMb} at most`);
  return totalMb <= mostMb ? 0 : 1;
}
