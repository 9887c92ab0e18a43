import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { measureImage } from "./measure-image.ts";
import { performStages } from "./perform-stages.ts";
import { readDockerfile } from "./read-dockerfile.ts";

let folder = "";
let context = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stages-"));
  context = join(folder, "context");
  mkdirSync(join(context, "src"), { recursive: true });
  writeFileSync(join(context, "src/a.ts"), "1234");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @returns the image, and what was left out */
async function perform(...lines: string[]) {
  const leftOut: string[] = [];
  const image = await performStages(readDockerfile(lines.join("\n")), {
    folder,
    context,
    tell: (command, isLeftOut) => void (isLeftOut && leftOut.push(command)),
  });
  return { image, leftOut };
}

test("an image is made in its folder, of the steps of all stages, and touches nothing of the machine", async () => {
  const { image, leftOut } = await perform(
    "FROM node AS server",
    "WORKDIR /work-of-a-test",
    "COPY . .",
    "RUN mkdir /stages-of-a-test && cp -a --parents src /stages-of-a-test && echo 12345678 > /stages-of-a-test/b",
    "FROM debian AS system",
    "RUN apt-get update && apt-get install -y a-package",
    "RUN mkdir -p /libraries-of-a-test/lib && printf 12 > /libraries-of-a-test/lib/c.so",
    "FROM scratch",
    "COPY --from=system /libraries-of-a-test/ /",
    "WORKDIR /vagou",
    "COPY --from=server /stages-of-a-test ./",
    "COPY --from=server /work-of-a-test/src apps/web/build/client",
  );
  expect(leftOut).toEqual(["apt-get update && apt-get install -y a-package"]);
  expect(readdirSync(image)).toEqual(["lib", "vagou"]);
  expect(await measureImage(image)).toEqual([
    { name: "our own sources", bytes: 13 },
    { name: "the built web app", bytes: 4 },
    { name: "the system's libraries and certificates", bytes: 2 },
  ]);
  expect(
    ["/stages-of-a-test", "/libraries-of-a-test", "/work-of-a-test"].filter((path) => existsSync(path)),
  ).toEqual([]);
});

test("a step that fails ends it, with what the step said", async () => {
  await expect(perform("FROM node AS server", "RUN echo no room >&2 && false")).rejects.toThrow(
    /^no room\nA step of the image failed/,
  );
});
