import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { keepScreen, screenSizes } from "../harness/browser.ts";
import { setStage } from "../harness/stage.ts";
import { waitForForm } from "../harness/searching/wait-for-form.ts";

const stage = setStage();

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("at most five toasts are shown, and each disappears after five seconds", async () => {
    const page = await stage.openSignedIn(size);
    await page.clock.install();
    await page.goto("/jobs");
    await waitForForm(page, 4);
    await page.getByRole("button", { name: "Preencha filtros" }).waitFor();
    const keywords = page.getByLabel("Palavras-chave");
    // The code of the toasts comes with the first one.
    await keywords.press("Enter");
    await shownToasts(page).first().waitFor();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.clock.runFor(1_000);
    await expect.poll(() => shownToasts(page).count()).toBe(0);

    for (let pressed = 0; pressed < 7; pressed++) {
      await keywords.press("Enter");
      await page.clock.runFor(50);
    }
    await expect.poll(() => shownToasts(page).count()).toBe(5);
    for (const text of await shownToasts(page).allInnerTexts()) {
      expect(text).toMatch(/^Atenção\s+Preencha pelo menos um filtro \(palavras-chave, cidade ou estado\)$/);
    }
    const tops = async () => {
      const boxes = await Promise.all((await shownToasts(page).all()).map((toast) => toast.boundingBox()));
      return boxes.map((box) => box?.y ?? 0);
    };
    // The newest lies on the others; the pointer spreads them out.
    expect(spanOf(await tops())).toBeLessThan(60);
    await keepScreen(page, "five-toasts");
    await page.mouse.move(size.width / 2, (await tops()).at(-1)! + 20);
    await expect.poll(async () => spanOf(await tops())).toBeGreaterThan(250);
    await keepScreen(page, "five-toasts-spread");
    await page.mouse.move(0, size.height - 1);
    await expect.poll(async () => spanOf(await tops())).toBeLessThan(60);
    await page.clock.runFor(4_500);
    expect(await shownToasts(page).count()).toBe(5);
    await page.clock.runFor(1_000);
    await expect.poll(() => shownToasts(page).count()).toBe(0);
  });
});

function spanOf(tops: number[]): number {
  return Math.max(...tops) - Math.min(...tops);
}

function shownToasts(page: Page) {
  return page.locator("[data-toast]");
}
