// @ts-check
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { encodeIcon } from "./pictures/encode-icon.js";
import { renderSvg } from "./pictures/render-svg.js";
import { root } from "./setup/project.js";
import { runMain } from "./setup/run-main.js";
import { prepareChromium } from "./testing/chromium.js";

const drawings = join(root, "apps/web/pictures");
const published = join(root, "apps/web/public");

/** The coin on a transparent background for tabs, and on green for the home screens of phones. */
const coin = join(published, "favicon.svg");
const tile = join(drawings, "icon.svg");

const pictures = [
  { source: tile, name: "icon-192.png", width: 192, height: 192 },
  { source: tile, name: "icon-512.png", width: 512, height: 512 },
  { source: tile, name: "apple-touch-icon.png", width: 180, height: 180 },
  { source: join(drawings, "social.svg"), name: "social.png", width: 1200, height: 630 },
];

const faviconSizes = [16, 32, 48];

// Renders the drawings of the web app into the pictures it publishes:
// `node scripts/draw-pictures.js` when a drawing changed, and commit what it wrote.
await runMain(
  async () => {
    const chromium = await prepareChromium();
    for (const { source, name, width, height } of pictures) {
      const svg = await readFile(source, "utf8");
      await writeFile(join(published, name), await renderSvg(chromium, { svg, width, height }));
    }
    const svg = await readFile(coin, "utf8");
    const icons = [];
    for (const size of faviconSizes) {
      icons.push({ size, png: await renderSvg(chromium, { svg, width: size, height: size }) });
    }
    await writeFile(join(published, "favicon.ico"), encodeIcon(icons));
    return 0;
  },
  { exitCodeWhenStopped: 130 },
);
