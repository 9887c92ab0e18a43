import { providerIds } from "@vagou/contract/search/catalogue";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { answerSearch, vacancy } from "../harness/searching/answer-search.ts";
import { phone, recordProblems, screenSizes } from "../harness/browser.ts";
import { layoutShiftMax, recordLayoutShift } from "../harness/looking/layout-shift.ts";
import { setStage } from "../harness/stage.ts";
import { countVacancies } from "../harness/searching/vacancies.ts";

const stage = setStage({ DISABLED_PROVIDERS: "" });

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("a person who scrolls sees one vacancy after the other up to the last, and nothing jumps", async () => {
    const page = await stage.openSignedIn(size);
    const problems = recordProblems(page);
    const layoutShift = await recordLayoutShift(page);
    const count = await searchEverywhere(page);
    await layoutShift();
    await page.mouse.move(size.width / 2, size.height / 2);
    const seen = new Set<number>();
    while (!seen.has(count)) {
      // On a busy machine a visible place may stay empty for a moment.
      await expect.poll(() => isWaiting(page)).toBe(false);
      for (const number of await numbersInSight(page)) seen.add(number);
      await wheel(page, size.height / 2);
    }
    expect([...seen].toSorted((one, other) => one - other)).toEqual(numbersUpTo(count));
    expect(await layoutShift()).toBeLessThanOrEqual(layoutShiftMax);
    expect(problems).toEqual([]);
  });

  test("the back button and a reload lead to the vacancy that was read, in its tab", async () => {
    const page = await stage.openSignedIn(size);
    const count = await searchEverywhere(page);
    await page.mouse.move(size.width / 2, size.height / 2);
    await scrollTo(page, Math.floor(count / 2));
    const read = await firstInSight(page);
    expect(read.number).toBeGreaterThan(20);

    // Below the bars; without the pointer, for which the page would be scrolled to the link.
    const next = page.locator(`[aria-posinset="${read.number + 3}"]`);
    await next.getByRole("button", { expanded: false }).dispatchEvent("click");
    await page.getByRole("link", { name: /^Ler tudo/ }).dispatchEvent("click");
    await page.getByRole("heading", { name: "Dados da vaga" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: 'Resultados para "vendas"' }).waitFor();
    await expectAt(page, read);

    await page.reload();
    await page.getByRole("heading", { name: 'Resultados para "vendas"' }).waitFor();
    await expectAt(page, read);

    await page.evaluate("scrollTo(0, 0)");
    await showLargestTab(page);
    await scrollTo(page, 4);
    const inTab = await firstInSight(page);
    await page.reload();
    await page.getByRole("heading", { name: 'Resultados para "vendas"' }).waitFor();
    await expectAt(page, inTab);
  });
});

test("nine hundred vacancies are drawn by themselves, for page search, screen readers and the Tab key", async () => {
  const page = await stage.openSignedIn(screenSizes[1]);
  const count = await findNineHundred(page);
  const numbers = `[...document.querySelectorAll("[aria-posinset]")].map(({ ariaPosInSet }) => Number(ariaPosInSet))`;
  await expect.poll(() => page.evaluate(numbers), { timeout: 30_000 }).toEqual(numbersUpTo(count));
  // From the last row of one slice to the first row of the next.
  await page.locator('[aria-posinset="8"] button').last().focus();
  await page.keyboard.press("Tab");
  expect(await numberInFocus(page)).toBe(9);
  await page.keyboard.press("Shift+Tab");
  expect(await numberInFocus(page)).toBe(8);
  // On a busy machine the browser may end the way there early, because the heights of parts are still measured.
  await expect
    .poll(async () => {
      await page.keyboard.press("End");
      return numbersInSight(page);
    })
    .toContain(count);
  // A person who wants what is below the list does not have to tab through all of it.
  await page.getByRole("button", { name: "Pular a lista de vagas" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate("document.activeElement.closest('footer') !== null")).toBe(true);
});

test("a person who first jumps to the end finds the last vacancy", async () => {
  const page = await stage.openSignedIn(phone);
  const count = await findNineHundred(page);
  const end = async () => {
    // Chromium scrolls to where the end was at the press; cards that are drawn meanwhile may move it.
    await page.keyboard.press("End");
    return numbersInSight(page);
  };
  await expect.poll(end, { interval: 1_000 }).toContain(count);
});

test("a person who scrolls very fast can read where the list stops", async () => {
  const page = await stage.openSignedIn(phone);
  const layoutShift = await recordLayoutShift(page);
  await findNineHundred(page);
  await layoutShift();
  await flick(page, 40_000);
  await expect.poll(() => isWaiting(page)).toBe(false);
  expect((await numbersInSight(page)).at(0)).toBeGreaterThan(50);
  expect(await layoutShift()).toBeLessThanOrEqual(layoutShiftMax);
  // In the tab of one portal too, where the list of all is hidden.
  await page.evaluate("scrollTo(0, 0)");
  await showLargestTab(page);
  await flick(page, 10_000);
  await expect.poll(() => isWaiting(page)).toBe(false);
  expect((await numbersInSight(page)).at(0)).toBeGreaterThan(10);
});

test("what is read stays where it is while all above is drawn, in a browser that does not correct the scrolling", async () => {
  const page = await stage.openSignedIn(phone);
  // As Safari: it neither has scroll anchoring nor knows its property.
  await page.addInitScript(`{
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...condition) => !String(condition).includes("overflow-anchor") && supports(...condition);
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.overflowAnchor = "none";
    });
  }`);
  const count = await searchEverywhere(page);
  // In the tab of one portal, whose cards are of many heights.
  await showLargestTab(page);
  await scrollTo(page, 10);
  const read = await firstInSight(page);
  await page.reload();
  await page.getByRole("heading", { name: 'Resultados para "vendas"' }).waitFor();
  await expectAt(page, read);
  const inTab = "[...document.querySelectorAll('[data-slice]')].filter((slice) => slice.checkVisibility())";
  await expect
    .poll(() => page.evaluate(`${inTab}.some(({ className }) => className !== "vacancies")`))
    .toBe(false);
  await expectAt(page, read);
  expect(count).toBeGreaterThan(read.number);
});

test("a browser that is never idle draws all vacancies, too", async () => {
  const page = await stage.openSignedIn(phone);
  // As on a cheap phone with much to do: each frame takes longer than a frame has.
  await page.addInitScript(`requestAnimationFrame(function work() {
    const end = performance.now() + 25;
    while (performance.now() < end);
    requestAnimationFrame(work);
  })`);
  const count = await searchEverywhere(page);
  await expect.poll(() => page.locator("[aria-posinset]").count(), { timeout: 60_000 }).toBe(count);
});

/** @returns how many different vacancies the results say they have */
async function searchEverywhere(page: Page): Promise<number> {
  await page.goto("/jobs?q=vendas");
  await page.getByRole("button", { name: "Marcar todos", exact: true }).click();
  await page.getByRole("button", { name: "Buscar vagas" }).click();
  await page.getByText(/^[\d.]+ vagas encontradas$/).waitFor();
  await page.waitForURL(/searchId=/);
  return (await countVacancies(page)).different;
}

/** What eighteen portals with fifty vacancies each find. */
async function findNineHundred(page: Page): Promise<number> {
  const fifty = (source: string) =>
    Array.from({ length: 50 }, (_, index) =>
      vacancy({
        id: `${source}-${index}`,
        source,
        title: `Vaga ${index} de ${source}`,
        url: `https://${source}.example/${index}`,
      }),
    );
  await answerSearch(page, Object.fromEntries(providerIds.map((id) => [id, fifty(id)])));
  expect(await searchEverywhere(page)).toBe(900);
  return 900;
}

/** Flicks towards the end, faster than a person can read. */
async function flick(page: Page, distancePx: number): Promise<void> {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send("Input.synthesizeScrollGesture", {
    x: 160,
    y: 400,
    yDistance: -distancePx,
    speed: 16_000,
    gestureSourceType: "mouse",
  });
}

/** The provider with the most vacancies. */
async function showLargestTab(page: Page): Promise<void> {
  const [, ...words] = await page.locator("main select option").allTextContents();
  const count = (text: string) => Number(/\((\d+) ·/.exec(text)?.[1]);
  const [largest = ""] = words.toSorted((one, other) => count(other) - count(one));
  const list = page.getByLabel("Portal", { exact: true });
  if (await list.isVisible()) await list.selectOption(largest);
  else await page.getByRole("tab", { name: largest.replace(/[()]/g, "") }).click();
}

/** As people do it: by the wheel, until the vacancy of that number is in sight and the page stands still. */
async function scrollTo(page: Page, number: number): Promise<void> {
  while (!(await numbersInSight(page)).some((seen) => seen >= number)) {
    await wheel(page, 500);
    await expect.poll(() => isWaiting(page)).toBe(false);
  }
  await page.evaluate(rest);
}

/** Down by the wheel; the page moves on for a moment, and what is drawn above it may turn out lower than its place. */
async function wheel(page: Page, distancePx: number): Promise<void> {
  const from = await page.evaluate("scrollY");
  await page.mouse.wheel(0, distancePx);
  await expect.poll(() => page.evaluate("scrollY")).not.toBe(from);
}

/** Ten frames in one place. */
const rest = `new Promise((resolve) => {
  let [y, frames] = [scrollY, 0];
  requestAnimationFrame(function frame() {
    [y, frames] = [scrollY, y === scrollY ? frames + 1 : 0];
    if (frames < 10) requestAnimationFrame(frame);
    else resolve();
  });
})`;

/**
 * The same vacancy, with the same words, within a line of where it was. It is looked for by its number: of the first
 * one in sight only an edge may be seen, so that a pixel more or less makes its neighbour the first one.
 */
async function expectAt(page: Page, { number, title, top }: InSight): Promise<void> {
  const distance = async () => Math.abs((await topOf(page, number)) - top);
  await expect.poll(distance).toBeLessThan(20);
  expect(await cardOf(page, number).getByRole("heading").innerText()).toBe(title);
}

type InSight = { number: number; title: string; top: number };

async function firstInSight(page: Page): Promise<InSight> {
  const [number = 0] = await numbersInSight(page);
  const title = await cardOf(page, number).getByRole("heading").innerText();
  return { number, title, top: await topOf(page, number) };
}

/** @returns px below the upper edge of the screen; NaN where the vacancy is not drawn */
async function topOf(page: Page, number: number): Promise<number> {
  const [box] = await Promise.all((await cardOf(page, number).all()).map((card) => card.boundingBox()));
  return box?.y ?? Number.NaN;
}

const cardOf = (page: Page, number: number) =>
  page.locator(`[aria-posinset="${number}"]`).filter({ visible: true });

/** @returns the places of the vacancies that are on screen, from 1 */
async function numbersInSight(page: Page): Promise<number[]> {
  const numbers: unknown = await page.evaluate(`${inSight}
    .flatMap((slice) => [...slice.querySelectorAll("[aria-posinset]")])
    .filter(isInSight).map(({ ariaPosInSet }) => Number(ariaPosInSet))`);
  return Array.isArray(numbers) ? numbers.map(Number) : [];
}

/** @returns true while there is a place on screen whose cards are still to come */
async function isWaiting(page: Page): Promise<boolean> {
  return (await page.evaluate(`${inSight}.some((slice) => slice.childElementCount === 0)`)) === true;
}

async function numberInFocus(page: Page): Promise<number> {
  return Number(await page.evaluate("document.activeElement.closest('[aria-posinset]').ariaPosInSet"));
}

const inSight = `
  var isInSight = (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  // The list of another tab has places, too, but is not shown.
  [...document.querySelectorAll("[data-slice]")].filter((slice) => slice.checkVisibility() && isInSight(slice))`;

function numbersUpTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
