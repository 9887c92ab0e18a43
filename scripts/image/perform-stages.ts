import { cp, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pinnedNode } from "../setup/project.js";
import { runCommand } from "../setup/run-command.js";
import { SetupError } from "../setup/setup-error.js";
import { lastStage, type Stage, type Step } from "./read-dockerfile.ts";

/**
 * Performs the steps of a Dockerfile on this machine, each stage in a folder of its own in the place of its root.
 * Packages of the system are not installed: the machine's own libraries stand for them.
 *
 * @param context the folder that a stage copies from when it names no other one
 * @param tell gets each command before it runs, or that it is left out
 * @returns the folder that stands for the root of the image
 * @throws {SetupError} with the output of a command that failed
 */
export async function performStages(
  stages: readonly Stage[],
  {
    folder,
    context,
    tell,
  }: { folder: string; context: string; tell: (command: string, isLeftOut: boolean) => void },
): Promise<string> {
  const made = new RegExp(`(?<=^|\\s)(?=/(?:${madeFolders(stages).join("|")})(?:[/\\s]|$))`, "g");
  for (const { name, steps } of stages) {
    const stageRoot = join(folder, name);
    let cwd = stageRoot;
    await mkdir(cwd);
    for (const step of steps) {
      if (step.kind === "enter") {
        cwd = join(stageRoot, step.folder);
        await mkdir(cwd, { recursive: true });
      } else if (step.kind === "copy") {
        const source = step.from === undefined ? context : join(folder, step.from);
        const target = step.target.startsWith("/") ? stageRoot : cwd;
        await cp(join(source, step.source), join(target, step.target), copied);
      } else {
        const isLeftOut = step.command.startsWith("apt-get ");
        tell(step.command, isLeftOut);
        if (!isLeftOut) await run(step.command.replaceAll(made, stageRoot), cwd);
      }
    }
  }
  return join(folder, lastStage);
}

/** As Docker does it: what a folder holds, with its links as they are. */
const copied = { recursive: true, verbatimSymlinks: true };

/** @returns the folders at the root of a stage that others copy from: its commands make them, and the machine has none */
function madeFolders(stages: readonly Stage[]): string[] {
  const steps: readonly Step[] = stages.flatMap((stage) => stage.steps);
  const sources = steps.flatMap((step) =>
    step.kind === "copy" && step.from !== undefined ? step.source : [],
  );
  return [...new Set(sources.flatMap((source) => source.split("/")[1] ?? []))];
}

async function run(command: string, cwd: string): Promise<void> {
  const env = { ...process.env, PATH: `${dirname(pinnedNode)}:${process.env["PATH"] ?? ""}` };
  const { exitCode, output } = await runCommand("sh", ["-c", command], { cwd, env });
  if (exitCode !== 0)
    throw new SetupError(`${output.trimEnd()}\nA step of the image failed; its output is above.`);
}
