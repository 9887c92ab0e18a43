import { expect, it } from "vitest";
import { formatDataSize } from "./data-size.ts";

it.each([
  [12, "1 kB"],
  [164_321, "164 kB"],
  [999_499, "999 kB"],
  [999_500, "1 MB"],
  [1_249_000, "1,2 MB"],
])("%d bytes are %s", (bytes, words) => {
  expect(formatDataSize(bytes)).toBe(words);
});
