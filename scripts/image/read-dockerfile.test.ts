import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isIgnored, readIgnored } from "./copy-context.ts";
import { readDockerfile } from "./read-dockerfile.ts";

test("the image's own file is read whole, each step of it", () => {
  const stages = readDockerfile(readFileSync("deploy/Dockerfile", "utf8"));
  expect(stages.map(({ name, steps }) => [name, ...steps.map(({ kind }) => kind)])).toEqual([
    ["web", "enter", "copy", "run"],
    ["server", "enter", "copy", "run"],
    ["system", "run", "copy", "run"],
    ["image", "copy", "copy", "enter", "copy", "copy", "copy"],
  ]);
});

test("a step over several lines is one, and what only says how to start makes no file", () => {
  const text = [
    "# a comment",
    "FROM debian AS first",
    "RUN one \\",
    "  && two",
    "FROM scratch",
    "COPY --from=first --chown=1:1 /made/ /",
    "USER 1",
    'CMD ["x"]',
  ];
  expect(readDockerfile(text.join("\n"))).toEqual([
    { name: "first", steps: [{ kind: "run", command: "one    && two" }] },
    { name: "image", steps: [{ kind: "copy", from: "first", source: "/made/", target: "/" }] },
  ]);
});

test.each(["ADD a b", "COPY a b c", "COPY --chmod=7 a b"])("%s is not understood, and said so", (step) => {
  expect(() => readDockerfile(`FROM scratch\n${step}\n`)).toThrow(`not understood: ${step}`);
});

test("the image gets what git knows, without what the list of the image ignores", () => {
  const ignored = readIgnored(readFileSync("deploy/Dockerfile.dockerignore", "utf8"));
  const files = [
    "package.json",
    "docs/scale.md",
    "apps/docs/index.ts",
    "apps/web/build/client/index.html",
    "apps/server/.env",
    ".git/config",
    "packages/contract/src/product.ts",
  ];
  expect(files.filter((file) => !isIgnored(file, ignored))).toEqual([
    "package.json",
    "apps/docs/index.ts",
    "packages/contract/src/product.ts",
  ]);
});
