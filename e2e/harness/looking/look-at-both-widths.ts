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
  await lookAt(page, step, part);
  for (const size of screenSizes) {
    if (size.width === own?.width) continue;
    await page.setViewportSize(size);
    await lookAt(page, step, part);
  }
  if (own !== null) await page.setViewportSize(own);
}
