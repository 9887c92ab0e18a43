import type { Page } from "playwright-core";
import { onEachScreen } from "./on-each-screen.ts";
import { type Busyness, slowDown, slowdown, type SlowPhone } from "../phone/slow-phone.ts";
import { openInventedForm, sendInventedSearch } from "./invented-search.ts";

/** Scrolling speed of a person who skims, and of one who goes to the end. */
const skimPxPerS = 2_500;
const skimPx = 50_000;
const flickPxPerS = 16_000;

/** The height of a card, so that the bare page is as long as ours. */
const barePx = 400;

/**
 * The results of 18 providers × 50 postings in a Chromium with a processor slowed four times: the times to open them,
 * to scroll through all cards and to change the tab, beside a page of 900 bare paragraphs.
 */
export function benchResults(): Promise<void> {
  return onEachScreen(async ({ size, product, open }) => {
    process.stdout.write(`900 results at ${size.width} × ${size.height}, ${slowdown}× slower\n`);
    await benchBare(await open());
    await benchOurs(await openInventedForm(await open(), product));
  });
}

async function benchBare(page: Page): Promise<void> {
  const phone = await slowDown(page);
  await page.goto("/terms");
  const paragraphs = `<p style="height:${barePx}px;margin:0">Uma vaga</p>`.repeat(900);
  await page.evaluate(`document.body.innerHTML = '${paragraphs}'`);
  print("bare, flick", await phone.measure(() => scroll(phone, Number.POSITIVE_INFINITY, flickPxPerS)));
  await page.evaluate("window.scrollTo(0, 0)");
  print("bare, skim", await phone.measure(() => scroll(phone, skimPx, skimPxPerS)));
  await page.context().close();
}

async function benchOurs(phone: SlowPhone): Promise<void> {
  const { page } = phone;
  print("open", await phone.measure(() => sendInventedSearch(page)));
  await page.evaluate("window.scrollTo(0, 0)");
  print("flick", await phone.measure(() => scroll(phone, Number.POSITIVE_INFINITY, flickPxPerS)));
  await page.evaluate("window.scrollTo(0, 0)");
  for (const tab of ["Gupy", "Todos"]) {
    const press = await findTab(page, tab);
    print(`tab ${tab}`, await phone.measure(press));
  }
  print("reopen", await phone.measure(() => reopen(page)));
  print("skim", await phone.measure(() => scroll(phone, skimPx, skimPxPerS)));
  await page.context().close();
}

async function reopen(page: Page): Promise<void> {
  await page.reload();
  await page.evaluate("window.scrollTo(0, 0)");
  await page.waitForTimeout(2_000);
}

/** Scrolls this distance down, or to the end, and presses the button for more cards where it appears. */
async function scroll(phone: SlowPhone, distancePx: number, speedPxPerS: number): Promise<void> {
  let wantedPx = distancePx;
  while (wantedPx > 0) {
    const stepPx = Math.min(Number(await phone.page.evaluate(leftBelow)), wantedPx, 40_000);
    if (stepPx > 2) await phone.scroll(stepPx, speedPxPerS);
    else if ((await phone.page.evaluate(askForMore)) !== true) return;
    wantedPx -= stepPx;
  }
}

// Plain expressions: to find elements by their role, Playwright would lay out every card, during the measurement.
const leftBelow = "document.documentElement.scrollHeight - innerHeight - scrollY";
const askForMore = `(() => {
  const isMore = (button) => button.textContent.startsWith("Mostrar mais");
  const more = [...document.querySelectorAll("main button:not(article *)")].find(isMore);
  more?.click();
  return more !== undefined;
})()`;

/** @returns a function that presses the tab `name`, or chooses it in a list of tabs, and waits half a second */
async function findTab(page: Page, name: string): Promise<() => Promise<void>> {
  const list = page.getByLabel("Portal", { exact: true });
  if (await list.isVisible()) {
    const value = await list.getByRole("option", { name: new RegExp(`^${name} `) }).getAttribute("value");
    return async () => {
      await page.locator("main select").first().selectOption(value);
      await page.waitForTimeout(500);
    };
  }
  const box = await page.getByRole("tab", { name: new RegExp(`^${name} `) }).boundingBox();
  if (box === null) throw new Error(`no tab ${name}`);
  return async () => {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(500);
  };
}

function print(what: string, { longestMs, longMs, allMs, frameMs, lateFrames }: Busyness): void {
  const numbers = [
    `longest task ${longestMs.toFixed(0)} ms`,
    `long tasks ${longMs.toFixed(0)} ms`,
    `all ${allMs.toFixed(0)} ms`,
    `frame ${frameMs.toFixed(1)} ms`,
    `late frames ${(lateFrames * 100).toFixed(1)} %`,
  ];
  process.stdout.write(`  ${what.padEnd(12)} ${numbers.join(" · ")}\n`);
}
