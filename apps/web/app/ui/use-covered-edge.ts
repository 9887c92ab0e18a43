import { type RefCallback, useCallback } from "react";

/** Room for the focus ring. */
const ringPx = 8;

/**
 * For a bar that stays in view at an edge: what gets the focus is scrolled past it, and not under it, however tall
 * the bar is at the moment. Where it does not stay (`static`, on low screens) it covers nothing.
 *
 * @returns the ref of the bar
 */
export function useCoveredEdge(edge: "top" | "bottom"): RefCallback<HTMLElement> {
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

/** What the bar stays in: a part of the page that scrolls by itself, or the page. */
function scrollerOf(bar: HTMLElement): HTMLElement {
  let around = bar.parentElement;
  while (around !== null && !scrolls.has(getComputedStyle(around).overflowY)) around = around.parentElement;
  return around ?? document.documentElement;
}

const scrolls = new Set(["auto", "scroll"]);
