import type { Page } from "playwright-core";

/** The allowed layout shift of one page: a word that wraps to another line. Google calls 0.1 good. */
export const layoutShiftMax = 0.02;

/**
 * Sums what moves on the pages opened from now on without the person's doing, as Cumulative Layout Shift
 * does; each page begins at 0.
 * @returns a function that gives the sum since the page was opened or since its last call
 */
export async function recordLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(`
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.layoutShift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  `);
  return async () => Number(await page.evaluate("[window.layoutShift, (window.layoutShift = 0)][0]"));
}
