import type { Page } from "playwright-core";
import { screenSizes } from "../browser.ts";
import { lookAt } from "./look-at.ts";

/**
 * A screen of a way that is the same on every width, which is therefore walked once, on a phone: looked at as it
 * is, then with the width of a laptop, and as it was again.
 * @param part as for `lookAt`
 */
export async function lookAtBothWidths(page: Page, step: string, part?: string): Promise<void> {
  const own = page.viewportSize();
  await lookAt(page, step, part, [null, ...screenSizes.filter(({ width }) => width !== own?.width)]);
  if (own !== null) await page.setViewportSize(own);
}
