import type { Page } from "playwright-core";

/** Begins to add up what moves by itself on the pages opened from now on. Chromium only. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(`
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.layoutShift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  `);
}

/** @returns how much has moved since the page was opened or this was last asked; 0.1 is a tenth of the screen */
export async function takeLayoutShift(page: Page): Promise<number> {
  return Number(await page.evaluate("[window.layoutShift, (window.layoutShift = 0)][0]"));
}
