import type { Browser, BrowserContext, Page } from "playwright-core";
import { z } from "zod";
import { logInOn, makeAccount } from "../../../e2e/harness/accounts/account.ts";
import { openBrowser, phone } from "../../../e2e/harness/browser.ts";
import { type Product, startProduct } from "../../../e2e/harness/product/product.ts";
import { ensureWebBuild } from "../../../scripts/setup/web-build.js";
import { prepareChromium } from "../../../scripts/testing/chromium.js";
import type { Print } from "../report/print.ts";
import { slowdown } from "../phone/slow-phone.ts";

/** A slow mobile network, as the aims have it: bits a second down and up, and ms until the first byte. */
const network = { downBitsPerS: 1_600_000, upBitsPerS: 750_000, latencyMs: 150 };

/** An odd number, because the middle one is told. */
const rounds = 3;

/** How long a page has to be quiet before its visit counts as over. */
const quietMs = 3_000;

type Visit = { isSecond: boolean; path: string; isSignedIn: boolean };

const visits: readonly Visit[] = [
  ...["/", "/about", "/fontes", "/terms", "/privacy", "/contact", "/login", "/register"].map((path) => ({
    path,
    isSignedIn: false,
    isSecond: false,
  })),
  ...["/", "/jobs", "/minhas-vagas"].map((path) => ({ path, isSignedIn: true, isSecond: false })),
  { path: "/", isSignedIn: false, isSecond: true },
  ...["/", "/jobs"].map((path) => ({ path, isSignedIn: true, isSecond: true })),
];

/**
 * Visits of a phone with a slowed processor and network: first ones, with nothing of the product on the device, and
 * second ones, with what the browser and the service worker have kept. The browser slows the page's own requests down, not
 * those of the service worker. The bytes are those of the page's requests with their headers, as the browser counts them.
 */
export async function benchVisits(print: Print): Promise<void> {
  process.env["CHROMIUM_PATH"] ??= await prepareChromium();
  await ensureWebBuild();
  const product = await startProduct();
  const browser = await openBrowser();
  try {
    const state = await signIn(browser, product);
    print(
      `\nProcessor ${slowdown}× slower, ${network.downBitsPerS / 1e6} Mbit/s, ${network.latencyMs} ms; the middle of ${rounds}.\n`,
    );
    print("| visit | first paint | LCP | blocked (TBT) | CLS | requests | kB |");
    print("| - | - | - | - | - | - | - |");
    for (const visit of visits) {
      const measured: Measured[] = [];
      for (let round = 0; round < rounds; round += 1)
        measured.push(await measure(browser, product, visit, visit.isSignedIn ? state : undefined));
      const middle = (read: (one: Measured) => number) =>
        measured.map(read).toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN;
      print(
        `| ${describe(visit)} | ${[
          seconds(middle(({ firstPaintMs }) => firstPaintMs)),
          seconds(middle(({ lcpMs }) => lcpMs)),
          `${middle(({ blockedMs }) => blockedMs).toFixed(0)} ms`,
          middle(({ layoutShift }) => layoutShift).toFixed(3),
          middle(({ requests }) => requests),
          (middle(({ bytes }) => bytes) / 1_000).toFixed(1),
        ].join(" | ")} |`,
      );
    }
  } finally {
    await browser.close();
    await product.close();
  }
}

type State = Awaited<ReturnType<BrowserContext["storageState"]>>;

async function signIn(browser: Browser, product: Product): Promise<State> {
  const page = await browser.newPage({ baseURL: product.baseUrl });
  await logInOn(page, await makeAccount(product));
  await page.goto("/jobs");
  await page.getByText(/\d selecionado\(s\)/).waitFor();
  const state = await page.context().storageState();
  await page.context().close();
  return state;
}

const paintsSchema = z.object({
  firstPaintMs: z.number(),
  lcpMs: z.number(),
  blockedMs: z.number(),
  layoutShift: z.number(),
});
type Measured = z.infer<typeof paintsSchema> & { requests: number; bytes: number };

async function measure(
  browser: Browser,
  product: Product,
  { path, isSecond }: Visit,
  storageState: State | undefined,
): Promise<Measured> {
  const context = await browser.newContext({
    baseURL: product.baseUrl,
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    locale: "pt-BR",
    ...(storageState !== undefined && { storageState }),
  });
  try {
    if (isSecond) await keepApp(await context.newPage(), { path, isSignedIn: storageState !== undefined });
    const page = await context.newPage();
    const count = await slowDown(page);
    await page.addInitScript(watchPaints);
    await page.goto(path);
    await count.quiet();
    const paints = paintsSchema.parse(await page.evaluate("window.paints()"));
    return { ...paints, ...count.read() };
  } finally {
    await context.close();
  }
}

/** A first visit, unhurried, until the service worker has kept the app; it does so for people who are signed in. */
async function keepApp(page: Page, { path, isSignedIn }: Pick<Visit, "path" | "isSignedIn">): Promise<void> {
  await page.goto(path);
  if (isSignedIn) await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
  await page.waitForTimeout(2 * quietMs);
  await page.close();
}

/** Slows a page's processor and network down, and counts its requests. */
async function slowDown(page: Page): Promise<{
  quiet: () => Promise<void>;
  read: () => { requests: number; bytes: number };
}> {
  const cdp = await page.context().newCDPSession(page);
  let requests = 0;
  let bytes = 0;
  let lastAt = performance.now();
  const note = () => {
    lastAt = performance.now();
  };
  cdp.on("Network.requestWillBeSent", ({ request }) => {
    note();
    if (!request.url.startsWith("data:")) requests += 1;
  });
  cdp.on("Network.loadingFinished", ({ encodedDataLength }) => {
    note();
    bytes += encodedDataLength;
  });
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: network.downBitsPerS / 8,
    uploadThroughput: network.upBitsPerS / 8,
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return {
    quiet: async () => {
      while (performance.now() - lastAt < quietMs) await page.waitForTimeout(100);
    },
    read: () => ({ requests, bytes }),
  };
}

/** Total Blocking Time: what each long task takes beyond 50 ms, from the first paint until the page is quiet. */
const watchPaints = `
  const seen = { lcpMs: 0, layoutShift: 0, tasks: [] };
  const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch("largest-contentful-paint", ({ startTime }) => { seen.lcpMs = startTime; });
  watch("layout-shift", ({ hadRecentInput, value }) => { if (!hadRecentInput) seen.layoutShift += value; });
  watch("longtask", ({ startTime, duration }) => { seen.tasks.push([startTime, duration]); });
  window.paints = () => {
    const firstPaintMs = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const blockedMs = seen.tasks
      .filter(([start, duration]) => start + duration > firstPaintMs)
      .reduce((sum, [start, duration]) => sum + Math.max(0, duration - Math.max(0, firstPaintMs - start) - 50), 0);
    return { firstPaintMs, lcpMs: seen.lcpMs, layoutShift: seen.layoutShift, blockedMs };
  };
`;

function describe({ path, isSecond, isSignedIn }: Visit): string {
  return `${isSecond ? "second" : "first"}, \`${path}\`${isSignedIn ? ", signed in" : ""}`;
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`;
}
