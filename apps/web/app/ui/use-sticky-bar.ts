import { type RefCallback, useCallback } from "react";

/** Room for the focus ring. */
const ringPx = 8;

/**
 * For a sticky bar at an edge: a focused element is scrolled next to the bar, not under it, for any current height
 * of the bar. Where the bar is `static` (on low screens) it covers nothing.
 *
 * @returns the ref of the bar
 */
export function useStickyBar(edge: "top" | "bottom"): RefCallback<HTMLElement> {
  return useCallback(
    (bar: HTMLElement | null) => {
      if (bar === null) return undefined;
      const { style } = scrollerOf(bar);
      const property = `scroll-padding-${edge}`;
      const watcher = new ResizeObserver(() => {
        const covers = getComputedStyle(bar).position === "sticky";
        style.setProperty(property, covers ? `${bar.offsetHeight + ringPx}px` : "0");
      });
      watcher.observe(bar);
      return () => {
        watcher.disconnect();
        style.removeProperty(property);
      };
    },
    [edge],
  );
}

/** The scroll container of the bar: a part of the page that scrolls by itself, or the page. */
function scrollerOf(bar: HTMLElement): HTMLElement {
  let around = bar.parentElement;
  while (around !== null && !scrolls.has(getComputedStyle(around).overflowY)) around = around.parentElement;
  return around ?? document.documentElement;
}

const scrolls = new Set(["auto", "scroll"]);
