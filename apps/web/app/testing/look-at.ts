import { expect } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "#ui/testing/expect-no-axe-violations.ts";
import { screenSizes } from "#ui/testing/show-on-screen.ts";

type Size = { width: number; height: number };

/** The page as it stands, judged by axe in both colour schemes; it does not scroll sideways. */
export async function lookAt(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth - clientWidth, "scrolls sideways").toBeLessThanOrEqual(0);
  await expectNoAxeViolations({ isPage: true });
}

/** The same on a phone and with the width of a laptop, and then as it was again. */
export async function lookAtBothWidths(own: Size = screenSizes[0]): Promise<void> {
  await lookAt();
  for (const { width, height } of screenSizes) {
    if (width === own.width) continue;
    await page.viewport(width, height);
    await lookAt();
  }
  await page.viewport(own.width, own.height);
}
