import { expect, test } from "vitest";
import { nameSharedOnce } from "./name-shared-once.ts";

function named(
  files: Readonly<Record<string, string>>,
  dynamicImports: readonly string[] = [],
): Record<string, { code: string; own: Record<string, string> }> {
  const read = Object.entries(files).map(([fileName, code]) => ({ fileName, code, dynamicImports }));
  return Object.fromEntries(
    [...nameSharedOnce(read)].map(([file, { code, own }]) => [file, { code, own: Object.fromEntries(own) }]),
  );
}

const built = {
  "assets/a.js": "var x=1,y=2;export{x as t,y};",
  "assets/b.js": "var x=3;export{x as t};",
  "assets/c.js": 'import{t as e,y as n}from"./a.js";import{t}from"./b.js";e(n,t);',
};

test("a thing has one name of two letters in all files", () => {
  const { "assets/a.js": a, "assets/b.js": b, "assets/c.js": c } = named(built);
  const [x, y, ofB] = [a?.own["x"], a?.own["y"], b?.own["x"]];
  expect(new Set([x, y, ofB]).size).toBe(3);
  for (const name of [x, y, ofB]) expect(name).toMatch(/^[a-zA-Z]{2}$/);
  expect(a?.code).toBe(`var x=1,y=2;export{x as ${x},y as ${y}};`);
  expect(c).toEqual({
    code: `import{${x} as e,${y} as n}from"./a.js";import{${ofB} as t}from"./b.js";e(n,t);`,
    own: { e: x, n: y, t: ofB },
  });
});

test("the text of a file does not depend on other files, because browsers keep it by its name", () => {
  const before = named(built);
  const after = named({
    "assets/new.js": 'import{t as e}from"./b.js";var x=1;export{x as t};e();',
    ...built,
  });
  for (const file of Object.keys(built)) expect(after[file]).toEqual(before[file]);
});

test("where two things have one name by chance, each has its own in the file that takes both", () => {
  const many = Object.fromEntries(
    Array.from({ length: 300 }, (_, number) => [
      `assets/f${number}.js`,
      "var x=1,y=2,z=3;export{x as a,y as b,z as c};",
    ]),
  );
  const lists = Object.keys(many).map(
    (file, number) => `import{a as x${number},b as y${number},c as z${number}}from"./${file.slice(7)}";`,
  );
  const { "assets/all.js": all } = named({ ...many, "assets/all.js": lists.join("") });
  const given = Object.values(all?.own ?? {});
  expect(given.length).toBeGreaterThan(500);
  expect(given.length).toBeLessThan(900);
  expect(new Set(given).size).toBe(given.length);
});

test("words stay, and so do the names of files that are loaded later or taken as a whole", () => {
  const files = {
    "assets/page.js": "var x=1,y=2;export{x as default,y as t};",
    "assets/later.js": "var x=1;export{x as t};",
    "assets/whole.js": "var x=1;export{x as t};",
    "assets/c.js":
      'import{default as e}from"./page.js";import{t as n}from"./later.js";import*as r from"./whole.js";',
  };
  const { "assets/page.js": page, ...others } = named(files, ["assets/later.js"]);
  expect(page?.code).toMatch(/^var x=1,y=2;export\{x as default,y as [a-zA-Z]{2}\};$/);
  for (const [file, { code }] of Object.entries(others))
    expect([file, code]).toEqual([file, Object(files)[file]]);
});

test("what a file only passes on keeps the name that it has there", () => {
  const { "assets/a.js": a, "assets/b.js": passing } = named({
    "assets/a.js": "var x=1,y=2;export{x as t,y as n};",
    "assets/b.js": 'export{t as default,n as r}from"./a.js";',
    "assets/c.js": 'import{r as e}from"./b.js";e();',
  });
  const { x, y } = a?.own ?? {};
  expect(passing).toEqual({ code: `export{${x} as default,${y} as r}from"./a.js";`, own: {} });
});

test("a path that is no file of the build stops it", () => {
  expect(() => named({ "assets/a.js": 'import{t as e}from"../b.js";' })).toThrow("no file of the build");
});
