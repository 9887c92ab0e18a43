// @ts-check
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { encodeIcon } from "./encode-icon.js";

test("each picture in an icon file is at the position that the file gives", () => {
  const pictures = [Buffer.from("sixteen"), Buffer.from("thirty-two")];
  const file = encodeIcon([
    { size: 16, png: pictures[0] ?? Buffer.alloc(0) },
    { size: 32, png: pictures[1] ?? Buffer.alloc(0) },
  ]);
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
  const found = [6, 22].map((entry) => {
    const start = file.readUInt32LE(entry + 12);
    return { size: file.readUInt8(entry), png: file.subarray(start, start + file.readUInt32LE(entry + 8)) };
  });
  expect(found).toEqual([
    { size: 16, png: pictures[0] },
    { size: 32, png: pictures[1] },
  ]);
});

test.each([
  ["icon-192.png", 192, 192],
  ["icon-512.png", 512, 512],
  ["apple-touch-icon.png", 180, 180],
  ["social.png", 1200, 630],
])("the published %s is %d × %d", (name, width, height) => {
  const png = readFileSync(new URL(`../../apps/web/public/${name}`, import.meta.url));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
});
