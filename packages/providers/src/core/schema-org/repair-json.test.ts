import { expect, test } from "vitest";
import { repairJson } from "./repair-json.ts";

test.each([
  ["plain", '{"a":"b, ]"}'],
  ["with a byte order mark", '\uFEFF{"a":"b, ]"}'],
  ["in CDATA", '//<![CDATA[\n{"a":"b, ]"}\n//]]>'],
  ["in a comment", '<!-- {"a":"b, ]"} -->'],
  ["with trailing commas", '{"a":"b, ]",\n}'],
  ["with HTML-escaped quotes", "{&quot;a&quot;:&quot;b, ]&quot;}"],
  ["with a semicolon after it", '{"a":"b, ]"};'],
  ["with control characters between its parts", '{\u0001"a":\u000b"b, ]"}'],
])("JSON %s is read", (_, text) => {
  expect(repairJson(text)).toEqual({ a: "b, ]" });
});

test("raw line breaks, control characters and wrong escapes inside a text are read", () => {
  expect(repairJson('{"d":"um\r\ndois\ttrês\u0000\u0007 d\\\'água","l":[1,2,],}')).toEqual({
    d: "um\ndois\ttrês d'água",
    l: [1, 2],
  });
});

test("a text that is no JSON gives undefined", () => {
  for (const text of ["", "{", '{"a":', "var a = 1", "<p>"]) expect(repairJson(text)).toBeUndefined();
});
