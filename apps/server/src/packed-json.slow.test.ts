import { expect, test } from "vitest";
import { packText, unpackText } from "./packed-json.ts";

test("bytes that are not a frame, and a frame of far too much text, are refused", () => {
  expect(() => unpackText(Buffer.from("no frame"))).toThrow(/unknown frame/i);
  expect(() => unpackText(packText("a".repeat(100_000_001)))).toThrow(/larger than/);
});
