import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { answerSearch, vacancy } from "../harness/searching/answer-search.ts";
import { phone, recordProblems, screenSizes } from "../harness/browser.ts";
import { setStage } from "../harness/stage.ts";
import { countVacancies } from "../harness/searching/vacancies.ts";

const stage = setStage();

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("the back button and a reload lead to the vacancy that was read, in its tab", async () => {
    const page = await stage.openSignedIn(size);
    const problems = recordProblems(page);
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
    expect(problems).toEqual([]);
  });
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

/** Four portals with forty vacancies each, whose cards are of many heights. */
const found = Object.fromEntries(
  ["gupy", "catho", "solides", "bne"].map((source, extra) => [
    source,
    Array.from({ length: 40 + extra }, (_, index) =>
      vacancy({
        id: `${source}-${String(index).padStart(16, "0")}`,
        source,
        title: `Vaga ${index} de ${source}${" na loja do centro da cidade".repeat(index % 3)}`,
        url: `https://${source}.example/${index}`,
        description: `<p>${"Atender quem chega. ".repeat(1 + ((7 * index) % 11))}</p>`,
      }),
    ),
  ]),
);

/** @returns how many different vacancies the results say they have */
async function searchEverywhere(page: Page): Promise<number> {
  await answerSearch(page, found);
  await page.goto("/jobs?q=vendas");
  await page.getByRole("button", { name: "Marcar todos", exact: true }).click();
  await page.getByRole("button", { name: "Buscar vagas" }).click();
  await page.getByText(/^[\d.]+ vagas encontradas$/).waitFor();
  await page.waitForURL(/searchId=/);
  return (await countVacancies(page)).different;
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

const inSight = `
  var isInSight = (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  // The list of another tab has places, too, but is not shown.
  [...document.querySelectorAll("[data-slice]")].filter((slice) => slice.checkVisibility() && isInSight(slice))`;
