import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { describeRooms, roomsBegin, roomsEnd } from "./describe-rooms.ts";
import { findCircles, findCirclesOfFiles, findWrongArrows, isListed, placeOf } from "./find-wrong-arrows.ts";
import { importsOf } from "./read-imports.ts";
import { rooms } from "./rooms.ts";
import type { Room } from "./rooms/room.ts";
import { sourceFiles } from "./source-files.ts";

const files = sourceFiles(".");

test("every file imports only what its room may import", () => {
  expect(files.length).toBeGreaterThan(500);
  expect(findWrongArrows(files, rooms)).toEqual([]);
});

test("every file is in a room, and every room has files", () => {
  const found = files.map(({ path }) => ({ path, room: placeOf(path, rooms)?.room.name }));
  expect(found.filter(({ room }) => room === undefined)).toEqual([]);
  const inUse = new Set(found.map(({ room }) => room));
  expect(rooms.map(({ name }) => name).filter((name) => !inUse.has(name))).toEqual([]);
});

test("no imports between rooms make a circle", () => {
  expect(findCircles(files, rooms)).toEqual([]);
});

test("no files import each other in a circle, not even for types", () => {
  expect(findCirclesOfFiles(files)).toEqual([]);
  const circle = ["a", "b", "c"].map((name, at, names) => ({
    path: `scripts/${name}.ts`,
    imports: [{ to: `scripts/${names[(at + 1) % 3]}.ts`, isType: true }],
  }));
  expect(findCirclesOfFiles(circle)).toEqual(["scripts/a.ts → scripts/b.ts → scripts/c.ts → scripts/a.ts"]);
});

test("a room imports only rooms above it in the list, except for types", () => {
  const names = rooms.map(({ name }) => name);
  const downwards = rooms.flatMap(({ name, may }, at) =>
    may.filter((other) => names.indexOf(other) > at).map((other) => `${name} → ${other}`),
  );
  expect(downwards).toEqual([]);
});

test("what only tests use is in rooms of its own", () => {
  const helpers = files
    .map(({ path }) => path)
    .filter((path) => /^(?:apps|packages)\/.*\/test(?:ing)?\//.test(path));
  expect(helpers.length).toBeGreaterThan(70);
  expect(helpers.filter((path) => placeOf(path, rooms)?.room.name.startsWith("testing/") !== true)).toEqual(
    [],
  );
});

test("a room may import only what some file of it imports", () => {
  const usedBy = new Map(rooms.map(({ name }) => [name, new Set<string>()]));
  for (const { path, imports } of files) {
    const used = usedBy.get(placeOf(path, rooms)?.room.name ?? "");
    for (const { to } of imports) used?.add(placeOf(to, rooms)?.room.name ?? to);
  }
  const unused = rooms.flatMap(({ name, may, mayTypes = [] }) => {
    const used = usedBy.get(name) ?? new Set();
    const listed = [...may, ...mayTypes].filter((other) => !commonPermissions.has(other));
    return listed
      .filter((other) => ![...used].some((each) => isListed(each, [other])))
      .map((other) => `${name} does not import ${other}`);
  });
  expect(unused).toEqual([]);
});

/** Common permissions, which a room may leave unused. */
const commonPermissions = new Set([
  "contract",
  "node",
  "server/kit",
  "server/deps",
  "server/db",
  "server/db/schema",
  "server/db/statements",
  "react",
  "react-router",
  "@tanstack/react-query",
]);

describe.each(rooms)("a bad file in $name", (room) => {
  const path = inventPath(room);

  test("belongs to this room", () => {
    expect(placeOf(path, rooms)?.room.name).toBe(room.name);
  });

  test("is refused when it imports a room or a package that it may not", () => {
    const imports = [
      { to: `${forbiddenFolder(room)}x.ts`, isType: true },
      { to: "left-pad", isType: false },
    ];
    expect(findWrongArrows([{ path, imports }], rooms)).toHaveLength(2);
  });
});

test("types may be imported where values may not", () => {
  const path = "apps/server/src/deps.ts";
  const to = "apps/server/src/searches/parts/part-groups.ts";
  expect(findWrongArrows([{ path, imports: [{ to, isType: true }] }], rooms)).toEqual([]);
  expect(findWrongArrows([{ path, imports: [{ to, isType: false }] }], rooms)).toHaveLength(1);
});

test("one adapter may not import another, nor one feature of the web another", () => {
  const wrong = [
    { path: "packages/providers/src/gupy/gupy.ts", to: "packages/providers/src/vagas/vagas.ts" },
    { path: "apps/web/app/features/search/texts.ts", to: "apps/web/app/features/posting/texts.ts" },
  ];
  for (const { path, to } of wrong) {
    expect(findWrongArrows([{ path, imports: [{ to, isType: true }] }], rooms)).toHaveLength(1);
  }
});

const product = ["apps/server/src/app.ts", "apps/web/app/root.tsx", "apps/operator/src/admin.ts"];
const besides = [
  "bench/src/x.ts",
  "chaos/src/x.ts",
  "e2e/harness/x.ts",
  "scripts/setup/x.js",
  "apps/server/test/x.ts",
];

test.each(product)("%s, as all of the product, imports nothing that only measures or tests it", (path) => {
  for (const to of [...besides, "apps/web/app/ui/testing/x.ts"])
    expect(findWrongArrows([{ path, imports: [{ to, isType: true }] }], rooms)).toHaveLength(1);
});

test("nothing imports a journey, a benchmark or a fault", () => {
  const leaves = ["e2e/search/x.e2e.ts", "bench/src/benchmarks/x.ts", "chaos/src/faults/x.ts"];
  const from = ["e2e/harness/x.ts", "bench/src/searching/x.ts", "chaos/src/world/x.ts", "scripts/x.ts"];
  for (const path of from) {
    for (const to of leaves)
      expect(findWrongArrows([{ path, imports: [{ to, isType: true }] }], rooms)).toHaveLength(1);
  }
});

test("a circle of any length is found", () => {
  const folder = (name: string): Room => ({ name, paths: [`apps/${name}/`], what: "", may: [] });
  const to = (name: string) => [{ to: `apps/${name}/x.ts`, isType: false }];
  const round = [
    { path: "apps/a/x.ts", imports: to("b") },
    { path: "apps/b/x.ts", imports: to("c") },
    { path: "apps/c/x.ts", imports: to("a") },
  ];
  expect(findCircles(round, ["a", "b", "c"].map(folder))).toEqual(["a → b → c → a"]);
  expect(findCircles(round.slice(0, 2), ["a", "b", "c"].map(folder))).toEqual([]);
});

test("imports are read in every syntax", () => {
  const text = `
import type { A } from "./a.ts";
import { b,
  c } from "../up/b.ts";
import "./style.css";
export { d } from "@vagou/contract/d";
const e = await import("#lib/e.ts");
import { f } from "@scope/f/deep";
import g from "node:fs";
const text = 'no import from "./h.ts"';
`;
  expect(importsOf("apps/web/app/features/x/y.ts", text)).toEqual([
    { to: "apps/web/app/features/x/a.ts", isType: true },
    { to: "apps/web/app/features/up/b.ts", isType: false },
    { to: "apps/web/app/features/x/style.css", isType: false },
    { to: "packages/contract/src/d.ts", isType: false },
    { to: "apps/web/app/lib/e.ts", isType: false },
    { to: "@scope/f", isType: false },
    { to: "node", isType: false },
  ]);
});

test("the rooms in docs/architecture.md are this list: `npm run rooms` writes them", () => {
  const document = readFileSync("docs/architecture.md", "utf8");
  const written = document.split(roomsBegin)[1]?.split(roomsEnd)[0] ?? "";
  expect(written.trim()).toBe(describeRooms(rooms));
});

function inventPath({ paths: [pattern = ""] }: Room): string {
  const path = pattern.replaceAll("*", "invented");
  if (path.endsWith("/")) return `${path}invented.ts`;
  return path.endsWith(".ts") ? path : `${path}.ts`;
}

/** @returns a folder of a room that this room may not import */
function forbiddenFolder(room: Room): string {
  const forbidden = rooms.find(
    ({ name, paths: [pattern = ""] }) =>
      name !== room.name &&
      !isListed(name, room.may) &&
      !(room.mayTypes ?? []).includes(name) &&
      pattern.endsWith("/"),
  );
  if (forbidden === undefined) throw new Error(`${room.name} may import every room`);
  return (forbidden.paths[0] ?? "").replaceAll("*", "stranger");
}
