import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { siteFiles } from "./site-files.ts";

type Picture = { src: string; sizes: string; form_factor: string };

it("the app shows a picture of each form before it is installed, of the size that it says, in 150 kB together", () => {
  const { screenshots }: { screenshots: Picture[] } = JSON.parse(siteFiles["site.webmanifest"] ?? "");
  expect(screenshots.map(({ form_factor: form }) => form)).toEqual(["narrow", "wide"]);
  const pictures = screenshots.map(({ src, sizes }) => ({
    sizes,
    bytes: readFileSync(join(import.meta.dirname, "public", src)),
  }));
  for (const { sizes, bytes } of pictures) {
    // The header of a PNG has width and height in the bytes 16 to 23.
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(pictures.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(150_000);
});
