import { mkdir } from "node:fs/promises";
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

/** Keeps the page as a picture to be looked at, one for each step and width; of a long page, its first screen. */
export async function keepScreen(page: Page, step: string): Promise<void> {
  await mkdir(screensFolder, { recursive: true });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const length = Number(await page.evaluate("document.documentElement.scrollHeight"));
  await page.screenshot({
    path: join(screensFolder, `${step}-${width}.png`),
    fullPage: length <= 3 * height,
  });
}
