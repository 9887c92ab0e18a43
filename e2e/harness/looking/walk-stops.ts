import type { Page } from "playwright-core";

/** More stops than any page has. */
const stopsMax = 900;

/**
 * Walks through the whole page with the Tab key, or backwards with Shift and Tab.
 * @returns how many stops there are, and those that something covers or that are outside of the window
 */
export async function walkStops(
  page: Page,
  key: "Tab" | "Shift+Tab",
): Promise<{ count: number; covered: string[] }> {
  await page.evaluate(`
    for (const one of document.querySelectorAll("[data-walked]")) delete one.dataset.walked;
    // A dialog keeps the focus.
    if (document.querySelector("dialog[open]") === null) {
    // From the end that the walk begins at, wherever the page has put the focus itself.
    const end = document.createElement("span");
    end.tabIndex = -1;
    document.body.${key === "Tab" ? "prepend" : "append"}(end);
    end.focus({ preventScroll: true });
    end.remove();
    scrollTo(0, ${key === "Tab" ? "0" : "document.body.scrollHeight"});
    }
  `);
  const covered: string[] = [];
  for (let count = 0; count < stopsMax; count++) {
    await page.keyboard.press(key);
    const stop: unknown = await page.evaluate(judgeStop);
    if (stop === "end") return { count, covered };
    if (stop !== "in sight") covered.push(String(stop));
  }
  throw new Error(`After ${stopsMax} stops the walk has not ended.`);
}

/** Checks nine points of the focused element: each must show the element, a part of it or one around it. */
const judgeStop = `(() => {
  const stop = document.activeElement;
  if (stop === null || stop === document.body || stop.dataset.walked) return "end";
  stop.dataset.walked = "yes";
  // A checkbox is drawn by the label around it.
  const shown = stop.closest("label") ?? stop;
  const parts = [0.25, 0.5, 0.75];
  const points = [...shown.getClientRects()].flatMap((box) =>
    parts.flatMap((x) => parts.map((y) => [box.left + x * box.width, box.top + y * box.height])),
  );
  const over = points
    .map(([x, y]) => document.elementFromPoint(x, y))
    .filter((hit) => hit === null || !(shown.contains(hit) || hit.contains(shown)));
  if (points.length > 0 && over.length === 0) return "in sight";
  const by = [...new Set(over.map((hit) => hit?.getAttribute("class") ?? "the edge of the window"))];
  return (stop.getAttribute("aria-label") || stop.name || shown.innerText).slice(0, 60) + " <" + stop.tagName + "> under " + by;
})()`;
