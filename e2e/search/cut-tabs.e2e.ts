import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { answerSearch, vacancy } from "../harness/searching/answer-search.ts";
import { recordProblems } from "../harness/browser.ts";
import { layoutShiftMax, recordLayoutShift } from "../harness/looking/layout-shift.ts";
import { lookAt } from "../harness/looking/look-at.ts";
import { setStage } from "../harness/stage.ts";
import { waitForForm } from "../harness/searching/wait-for-form.ts";

const stage = setStage();

test("where the screen cuts the tabs, arrows lead to the others, and the arrow keys reach each in sight", async () => {
  const page = await stage.openSignedIn({ width: 1280, height: 800 });
  const problems = recordProblems(page);
  const shift = await recordLayoutShift(page);
  await answerSearch(page, { gupy: [vacancy({})] });
  await page.goto("/jobs?q=vendas");
  await waitForForm(page, 4);
  await page.getByRole("button", { name: "Marcar todos", exact: true }).click();
  await page.getByRole("button", { name: "Buscar vagas" }).click();
  const tabs = page.getByRole("tablist", { name: "Vagas por portal" }).getByRole("tab");
  await tabs.last().waitFor();

  const arrows = page.locator("[role=tablist] ~ [aria-hidden] button");
  expect(await arrows.count()).toBe(1);
  const box = await arrows.boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  await lookAt(page, "cut-tabs");
  await arrows.click();
  await expect.poll(() => arrows.count()).toBe(2);
  await lookAt(page, "cut-tabs-both-sides");
  while ((await arrows.count()) === 2) {
    await arrows.last().click();
    await page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))");
  }
  await expect.poll(() => isInSight(page, ":last-child")).toBe(true);

  await page.getByRole("tab", { selected: true }).focus();
  const count = await tabs.count();
  expect(count).toBeGreaterThan(10);
  for (let step = 1; step < count; step++) {
    await page.keyboard.press("ArrowRight");
    // The focus moves a moment after the key.
    await tabs.nth(step).and(page.locator(":focus")).waitFor();
    // The line scrolls, and its arrows come and go, a moment after the focus.
    await expect.poll(() => isInSight(page, ":focus")).toBe(true);
  }
  await page.keyboard.press("Enter");
  await expect.poll(() => tabs.last().getAttribute("aria-selected")).toBe("true");
  expect(await shift()).toBeLessThanOrEqual(layoutShiftMax);
  expect(problems).toEqual([]);
});

/** @returns true when nothing lies over either end of the tab */
async function isInSight(page: Page, tab: string): Promise<boolean> {
  const script = `(() => {
    const tab = document.querySelector("[role=tab]${tab}");
    const { left, right, top, height } = tab.getBoundingClientRect();
    return [left + 4, right - 4].every((x) => tab.contains(document.elementFromPoint(x, top + height / 2)));
  })()`;
  return (await page.evaluate(script)) === true;
}
