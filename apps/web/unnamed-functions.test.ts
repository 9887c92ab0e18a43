import { parseSync } from "vite";
import { expect, test } from "vitest";
import { withoutNames } from "./unnamed-functions.ts";

function strip(code: string): string {
  return withoutNames(code, parseSync("module.js", code).program);
}

test("a function stands in the place of the call that names it, also inside another and in a class", () => {
  expect(strip('function a() {}\n__name(a, "a");')).toBe("function a() {}\na;");
  expect(strip('const a = __name((b) => __name(() => b, "(c)"), "a");')).toBe("const a = (b) => () => b;");
  expect(strip('class A { static { __name(this, "A"); } }')).toBe("class A { static { this; } }");
});

test("everything else stays as it is", () => {
  const code = 'var __name = (a, b) => a; name(a, "a"); a.__name(b, "b"); const text = "__name(a, 1)";';
  expect(strip(code)).toBe(code);
});
