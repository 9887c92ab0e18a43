import type { Page } from "playwright-core";
import { screenSizes } from "../browser.ts";

/** What a mouse can use; of a group of tabs or radios the Tab key leads to the chosen one, and arrows to the others. */
const usable = `[...document.querySelectorAll("a[href], button, input, select, textarea")]
  .filter((one) => one.checkVisibility() && !one.disabled && one.tabIndex >= 0)
  .filter((one) => one.type !== "radio" || one.checked || !document.querySelector('[name="' + one.name + '"]:checked'))`;

/**
 * Walks through the whole page with the Tab key.
 * @returns what the key does not reach although a mouse would, and the stops whose focus is not visible
 */
export async function listUnreached(page: Page): Promise<unknown> {
  const count = Number(await page.evaluate(`${usable}.length`));
  await page.evaluate(`
    for (const one of document.querySelectorAll("[data-reached]")) delete one.dataset.reached;
    // From the top, wherever the page has put the focus itself.
    const top = document.createElement("span");
    top.tabIndex = -1;
    document.body.prepend(top);
    top.focus();
    top.remove();
    document.addEventListener("focusin", ({ target }) => {
      // What is drawn as a part of something larger shows the focus there.
      const around = [target, target.closest("label"), target.parentElement, target.parentElement.parentElement];
      const isSeen = around.some(
        (one) => one && [null, "::after"].some((part) => getComputedStyle(one, part).outlineStyle !== "none"),
      );
      target.dataset.reached = isSeen ? "yes" : "unseen";
    });
  `);
  // Some more for stops that a mouse has no use for, as the panel of a tab.
  for (let tabs = 0; tabs < count + 10; tabs++) await page.keyboard.press("Tab");
  return await page.evaluate(
    `${usable}.filter((one) => one.dataset.reached !== "yes").map((one) => [one.dataset.reached ?? "not reached", one.outerHTML])`,
  );
}

/**
 * Walks so on a phone and with the width of a laptop; the page keeps its own width.
 * @returns the widths on which something is not reached, with what `listUnreached` says of them
 */
export async function listUnreachedAtBothWidths(page: Page): Promise<[width: number, unreached: unknown][]> {
  const own = page.viewportSize();
  const found: [width: number, unreached: unknown][] = [];
  for (const size of screenSizes) {
    await page.setViewportSize(size);
    const unreached = await listUnreached(page);
    if (!Array.isArray(unreached) || unreached.length > 0) found.push([size.width, unreached]);
  }
  if (own !== null) await page.setViewportSize(own);
  return found;
}
