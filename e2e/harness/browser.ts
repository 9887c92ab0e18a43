import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import { reports } from "../../scripts/setup/project.js";

/** The phone most people use. */
export const phone = { width: 360, height: 740 } as const;

/** The phone, and a laptop. */
export const screenSizes = [phone, { width: 1280, height: 800 }] as const;

/**
 * Chromium takes one list, so it replaces Playwright's: those of its list that matter here, and RenderDocument, with which
 * Chromium 150 forgets on each navigation that a test took the connection away (`navigator.onLine` is true again).
 */
const disabledFeatures = [
  "RenderDocument",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
];

const screensFolder = join(reports, "screens");

/**
 * Starts the Chromium that `npm test` prepared.
 * @throws Error when CHROMIUM_PATH is not set
 */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env["CHROMIUM_PATH"];
  if (!executablePath) throw new Error("CHROMIUM_PATH is not set; `npm test` sets it.");
  return await chromium.launch({
    executablePath,
    headless: true,
    args: [
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // A page of a journey ends before the code that V8 would compile anew for it has paid for that.
      "--js-flags=--no-maglev,--no-turbofan",
      `--disable-features=${disabledFeatures.join(",")}`,
      // Chromium's sandbox refuses root.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  });
}

/**
 * What the page itself did wrong from now on: uncaught errors, errors it logged, refusals by the
 * Content-Security-Policy. A call that failed is not among them; screens have to show those.
 */
export function recordProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    const isCall = message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !isCall) problems.push(message.text());
  });
  return problems;
}

/**
 * Where the person who runs the tests sets KEEP_SCREENS, keeps the page as a picture to be looked at, one for each step
 * and width; of a long page, its first screen.
 */
export async function keepScreen(page: Page, step: string): Promise<void> {
  if (!process.env["KEEP_SCREENS"]) return;
  await mkdir(screensFolder, { recursive: true });
  const size = page.viewportSize() ?? phone;
  const length = Number(await page.evaluate("document.documentElement.scrollHeight"));
  const top = Number(await page.evaluate("scrollY"));
  // Not Playwright's own picture of the full page: on a busy machine Chromium makes the window one pixel wide for it,
  // and the page takes that for a phone that was turned.
  const isGrown = length > size.height && length <= 3 * size.height;
  if (isGrown) await page.setViewportSize({ width: size.width, height: length });
  await page.screenshot({ path: join(screensFolder, `${step}-${size.width}.png`) });
  if (!isGrown) return;
  await page.setViewportSize(size);
  await page.evaluate(`scrollTo({ top: ${top}, behavior: "instant" })`);
}

/** Likewise keeps what a page looks like on paper. */
export async function keepPdf(pdf: Buffer, step: string): Promise<void> {
  if (!process.env["KEEP_SCREENS"]) return;
  await mkdir(screensFolder, { recursive: true });
  await writeFile(join(screensFolder, `${step}.pdf`), pdf);
}
