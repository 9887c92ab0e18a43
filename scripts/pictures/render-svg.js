// @ts-check
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../setup/project.js";
import { runCommand } from "../setup/run-command.js";
import { SetupError } from "../setup/setup-error.js";

/**
 * Renders a drawing with the product's own fonts; the background stays transparent.
 *
 * @param {string} chromium absolute path
 * @param {{ svg: string, width: number, height: number }} drawing size in pixels
 * @returns {Promise<Buffer>} a PNG
 * @throws {SetupError} when Chromium makes no picture of that size
 */
export async function renderSvg(chromium, { svg, width, height }) {
  const folder = await mkdtemp(join(tmpdir(), "drawing-"));
  const page = join(folder, "page.html");
  const picture = join(folder, "picture.png");
  try {
    await writeFile(page, pageOf(svg, width, height));
    const { output } = await runCommand(chromium, [
      "--headless",
      "--disable-gpu",
      "--hide-scrollbars",
      "--force-device-scale-factor=1",
      "--default-background-color=00000000",
      // Time for the fonts.
      "--virtual-time-budget=2000",
      `--window-size=${width},${height}`,
      `--screenshot=${picture}`,
      // Chromium's sandbox refuses root.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      pathToFileURL(page).href,
    ]);
    const png = await readFile(picture).catch(() => Buffer.alloc(24));
    // A PNG says its width and height at bytes 16 and 20.
    if (png.readUInt32BE(16) !== width || png.readUInt32BE(20) !== height)
      throw new SetupError(`${output}\nChromium made no picture of ${width} × ${height}.`);
    return png;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const fonts = [
  { family: "Bricolage Grotesque Variable", file: "bricolage-grotesque/files/bricolage-grotesque" },
  { family: "Figtree Variable", file: "figtree/files/figtree" },
];

/**
 * @param {string} svg
 * @param {number} width
 * @param {number} height
 */
function pageOf(svg, width, height) {
  const faces = fonts.map(({ family, file }) => {
    const path = join(root, `node_modules/@fontsource-variable/${file}-latin-wght-normal.woff2`);
    return `@font-face { font-family: "${family}"; src: url("${pathToFileURL(path).href}"); font-weight: 200 900; }`;
  });
  return `<!doctype html><meta charset="utf-8">
<style>${faces.join("\n")} html, body { margin: 0; } svg { display: block; width: ${width}px; height: ${height}px; }</style>
${svg}`;
}
