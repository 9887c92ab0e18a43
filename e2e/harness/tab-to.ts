import type { Locator, Page } from "playwright-core";

const tabsMax = 80;

/**
 * Walks with the Tab key until the wanted element has the focus, as a person without a mouse does.
 * @throws Error when it cannot be reached
 */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let tabs = 0; tabs < tabsMax; tabs++) {
    if (await wanted.evaluate((element) => element.matches(":focus"))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${wanted.toString()} cannot be reached with the Tab key.`);
}
