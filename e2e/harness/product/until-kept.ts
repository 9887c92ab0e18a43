import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Waits until the service worker has kept everything and answers for the next page. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
  await expect
    .poll(() => page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one?.active?.state)"))
    .toBe("activated");
}
