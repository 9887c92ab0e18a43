import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { logInOn, makeAccount } from "./harness/account.ts";
import { newPage, openBrowser, screenSizes } from "./harness/browser.ts";
import { startProduct, type Product } from "./harness/product.ts";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** Google's limit for "good" is 0.1; what is left here is a word that takes another line. */
const shiftMax = 0.02;

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("no page of accounts moves under the hand while it loads", async () => {
    const visitor = await newPage(browser, size, product.baseUrl);
    const shifts: Record<string, number> = {};
    for (const path of ["/login", "/register", "/forgot-password", "/reset-password?token=alheio"]) {
      shifts[path] = await measureShift(visitor, path);
    }
    const page = await newPage(browser, size, product.baseUrl);
    await logInOn(page, await makeAccount(product));
    for (const path of ["/profile", "/buy-tokens"]) {
      shifts[`${path} signed in`] = await measureShift(page, path);
    }
    for (const [path, shift] of Object.entries(shifts)) {
      expect(shift, `${path} moves`).toBeLessThanOrEqual(shiftMax);
    }
  });
});

/** @returns how much of the screen moved how far, as browsers add it up (Cumulative Layout Shift) */
async function measureShift(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await page.getByRole("complementary", { name: "Modo demonstração" }).waitFor();
  return Number(
    await page.evaluate(`new Promise((resolve) => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
      setTimeout(() => resolve(sum), 300);
    })`),
  );
}
