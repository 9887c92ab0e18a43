import { readdirSync, readFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { z } from "zod";
import { convert } from "./convert.ts";

const age = convert((value, context) => {
  if (typeof value === "number") return `${value} anos`;
  context.issues.push({ code: "custom", message: "no age", input: value });
  return z.NEVER;
});

test("a value is made of another, alone, in an object and after another schema", () => {
  expect(age.parse(3)).toBe("3 anos");
  expect(z.object({ age }).parse({ age: 3 })).toEqual({ age: "3 anos" });
  expect(
    z
      .pipe(
        z.object({ years: z.number() }),
        convert(({ years }) => years),
      )
      .parse({ years: 3 }),
  ).toBe(3);
});

test("what is wrong with a value is said with its place", () => {
  const { error } = z.object({ age }).safeParse({ age: "três" });
  expect(error?.issues).toEqual([{ code: "custom", message: "no age", path: ["age"] }]);
});

test("a converted text is forgotten with the page that it came from, before V8 collects its old objects", () => {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect !== "function") throw new Error("no garbage collector");
  const schema = z.object({ text: convert(String) });
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let page = 1; page <= 1_000; page += 1) {
    schema.parse(JSON.parse(`{"text":"${"a".repeat(50_000)}${page}"}`));
    // Only new objects; what stays twice is an old one.
    if (page % 100 === 0) collect({ type: "minor" });
  }
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(20_000_000);
});

test("no adapter converts a value in the way that keeps it", () => {
  const sources = new URL("../../", import.meta.url);
  const files = readdirSync(sources, { recursive: true, encoding: "utf8" });
  const adapters = files.filter((file) => file.endsWith(".ts") && !file.endsWith("convert.test.ts"));
  expect(adapters.length).toBeGreaterThan(100);
  const keeping = /\.(?:transform|preprocess|superRefine)\(/;
  expect(adapters.filter((file) => keeping.test(readFileSync(new URL(file, sources), "utf8")))).toEqual([]);
});
