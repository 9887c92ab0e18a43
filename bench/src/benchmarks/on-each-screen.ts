import type { Page } from "playwright-core";
import { openBrowser, screenSizes } from "../../../e2e/harness/browser.ts";
import { startProduct, type Product } from "../../../e2e/harness/product/product.ts";
import { ensureWebBuild } from "../../../scripts/setup/web-build.js";
import { prepareChromium } from "../../../scripts/testing/chromium.js";

export type OnScreen = {
  size: (typeof screenSizes)[number];
  product: Product;
  /** Opens a page of this size in a context of its own; who opens it closes the context. */
  open: () => Promise<Page>;
};

/** Starts the built product, with all providers switched on, and measures it on the screen of a phone, then on a wide one. */
export async function onEachScreen(measure: (screen: OnScreen) => Promise<void>): Promise<void> {
  process.env["CHROMIUM_PATH"] ??= await prepareChromium();
  await ensureWebBuild();
  const product = await startProduct({ DISABLED_PROVIDERS: "" });
  const browser = await openBrowser();
  try {
    for (const size of screenSizes) {
      const open = () => browser.newPage({ baseURL: product.baseUrl, viewport: size, locale: "pt-BR" });
      await measure({ size, product, open });
    }
  } finally {
    await browser.close();
    await product.close();
  }
}
