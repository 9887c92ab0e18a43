import type { Page } from "playwright-core";
import { expect } from "vitest";
import { keepScreen } from "../browser.ts";
import { expectNoAxeViolations } from "./expect-no-axe-violations.ts";

/**
 * A screen of the way, kept as a picture and judged by axe; none scrolls sideways.
 * @param part as for `expectNoAxeViolations`
 * @param sizes likewise
 */
export async function lookAt(
  page: Page,
  step: string,
  part?: string,
  sizes?: Parameters<typeof expectNoAxeViolations>[2],
): Promise<void> {
  await expectNoAxeViolations(page, part, sizes, async () => {
    await keepScreen(page, step);
    const overflow = await page.evaluate(
      "document.documentElement.scrollWidth - document.documentElement.clientWidth",
    );
    expect(overflow, `${step} scrolls sideways`).toBeLessThanOrEqual(0);
  });
}
