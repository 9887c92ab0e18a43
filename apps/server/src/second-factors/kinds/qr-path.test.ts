import { encode } from "uqr";
import { expect, test } from "vitest";
import { qrPath } from "./qr-path.ts";

test("the path covers exactly the dark modules, inside a border of four light ones", () => {
  const text = "otpauth://totp/Vagou:ana%40correio.example?issuer=Vagou&secret=JBSWY3DPEHPK3PXP";
  const { path, size } = qrPath(text);
  const dark = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = 0; at < Number(width); at += 1) dark.add(`${Number(x) + at} ${y}`);
  const expected = encode(text, { ecc: "M", border: 4 });
  const drawn = expected.data.map((row, y) => row.map((_, x) => dark.has(`${x} ${y}`)));
  expect(drawn).toEqual(expected.data);
  expect(size).toBe(expected.data.length);
  expect(path.replaceAll(/M\d+ \d+h\d+v1h-\d+z/g, "")).toBe("");
  for (const place of dark)
    for (const at of place.split(" ").map(Number)) {
      expect(at).toBeGreaterThanOrEqual(4);
      expect(at).toBeLessThan(size - 4);
    }
});
