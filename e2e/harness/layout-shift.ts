import type { Page } from "playwright-core";

/**
 * Sums what moves on the pages opened from now on without the person's doing, as Cumulative Layout Shift
 * does: each page begins at 0.
 * @returns reads the sum of the page that is open
 */
export async function recordLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(`
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.layoutShift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  `);
  return async () => Number(await page.evaluate("window.layoutShift"));
}
