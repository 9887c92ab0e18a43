/** One stage of a Dockerfile: a root folder that its steps fill. */
export type Stage = { name: string; steps: Step[] };

/** A step that makes files. `from`: the stage that is copied from; without it, the repository. */
export type Step =
  | { kind: "enter"; folder: string }
  | { kind: "copy"; from: string | undefined; source: string; target: string }
  | { kind: "run"; command: string };

/**
 * Reads those forms of instructions that our Dockerfile has, and no others.
 *
 * @param text of a Dockerfile
 * @throws for an instruction of another form
 */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of instructionsOf(text)) {
    const [, instruction = "", rest = ""] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
    if (instruction === "FROM") {
      stages.push({ name: / AS (\S+)$/.exec(rest)?.[1] ?? lastStage, steps: [] });
    } else if (!withoutFiles.has(instruction)) stages.at(-1)?.steps.push(readStep(instruction, rest));
  }
  return stages;
}

/** The name of the stage that is the image. */
export const lastStage = "image";

/** Instructions that only say how the image is started. */
const withoutFiles = new Set(["ENV", "USER", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "CMD"]);

function instructionsOf(text: string): string[] {
  const lines = text
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll(/\\\n/g, " ")
    .split("\n");
  return lines.map((line) => line.trim()).filter((line) => line !== "");
}

function readStep(instruction: string, rest: string): Step {
  if (instruction === "WORKDIR") return { kind: "enter", folder: rest };
  if (instruction === "RUN") return { kind: "run", command: rest };
  const copy = /^(?:--from=(\S+) )?(?:--chown=\S+ )?([^\s-]\S*) (\S+)$/.exec(rest);
  if (instruction !== "COPY" || copy === null) throw new Error(`not understood: ${instruction} ${rest}`);
  const [, from, source = "", target = ""] = copy;
  return { kind: "copy", from, source, target };
}
