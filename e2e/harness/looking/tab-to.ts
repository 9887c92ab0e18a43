import type { Locator, Page } from "playwright-core";

const tabsMax = 80;

/**
 * From the last stop the key leads to the browser's own controls, and from them to the first stop. A browser without
 * windows lacks them, and would go on from where a script has put the focus meanwhile.
 */
const enterAtTop = `if (!document.hasFocus()) {
  const top = document.createElement("span");
  top.tabIndex = -1;
  document.body.prepend(top);
  top.focus({ preventScroll: true });
  top.remove();
}`;

/**
 * Walks with the Tab key until the wanted element has the focus, as a person without a mouse does.
 * @throws Error when it cannot be reached
 */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let tabs = 0; tabs < tabsMax; tabs++) {
    if (await wanted.evaluate((element) => element.matches(":focus"))) return;
    await page.keyboard.press("Tab");
    await page.evaluate(enterAtTop);
  }
  throw new Error(`${wanted.toString()} cannot be reached with the Tab key.`);
}
