import { expect, test } from "vitest";
import { createNaming } from "./shorten-class-names.ts";

const naming = createNaming([
  "[&>p]:mt-2",
  "content-['']",
  "group-hover/card:underline",
  "hidden",
  "mt-1.5",
  "text-muted",
]);

test("a class gets the same short name in styles and scripts, in every kind of text", () => {
  expect(
    naming.inStyles(".text-muted{color:gray}.mt-1\\.5{margin:0.5rem}.\\[\\&\\>p\\]\\:mt-2>p{margin:1px}"),
  ).toBe("._d{color:gray}._c{margin:0.5rem}._a>p{margin:1px}");
  expect(naming.inScript('<p className="text-muted hidden mt-1.5">{`${wide} text-muted ${tall}`}</p>')).toBe(
    '<p className="_d hidden _c">{`${wide} _d ${tall}`}</p>',
  );
  expect(naming.inScript("className={isOn ? '[&>p]:mt-2' : `group-hover/card:underline`}")).toBe(
    "className={isOn ? '_a' : `_b`}",
  );
});

test("a class of one word keeps its name, because other texts may be the same word", () => {
  expect(naming.inStyles(".hidden{display:none}")).toBe(".hidden{display:none}");
  expect(naming.inScript('overflow: "hidden"')).toBe('overflow: "hidden"');
});

test("a class whose name has quotes keeps it, because in a text it cannot be told from the text's end", () => {
  expect(naming.inStyles(".content-\\[\\'\\'\\]{content:''}")).toBe(".content-\\[\\'\\'\\]{content:''}");
});

test("only whole names are changed, and no code", () => {
  expect(naming.inScript('"text-muted-strong" + "no-text-muted" + text - muted')).toBe(
    '"text-muted-strong" + "no-text-muted" + text - muted',
  );
  expect(naming.inStyles("@media (min-width:40.5rem){.x .text-muted:hover{top:.5rem}}")).toBe(
    "@media (min-width:40.5rem){.x ._d:hover{top:.5rem}}",
  );
});
