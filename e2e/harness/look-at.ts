import type { Page } from "playwright-core";
import { expect } from "vitest";
import { keepScreen } from "./browser.ts";
import { expectNoAxeViolations } from "./expect-no-axe-violations.ts";

/** Keeps the state as a picture and judges it by axe; it may not scroll sideways. */
export async function lookAt(page: Page, state: string): Promise<void> {
  await keepScreen(page, state);
  const overflow = await page.evaluate(
    "document.documentElement.scrollWidth - document.documentElement.clientWidth",
  );
  // Below zero where a dialog keeps the empty place of the scrollbar.
  expect(overflow, `${state} scrolls sideways`).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(page);
}
