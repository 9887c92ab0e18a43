import type { Page } from "playwright-core";

/**
 * @returns what is on the clipboard. It is read in a page of another origin: the product's own pages tell the
 *   browser that they never read it.
 */
export async function readClipboard(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  try {
    await reader.route("https://clipboard.example/", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Clipboard</title>" }),
    );
    await reader.goto("https://clipboard.example/");
    await reader.bringToFront();
    return String(await reader.evaluate("navigator.clipboard.readText()"));
  } finally {
    await reader.close();
    await page.bringToFront();
  }
}
