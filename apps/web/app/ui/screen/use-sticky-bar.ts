import { type RefCallback, useCallback } from "react";

/** Room for the focus ring. */
const ringPx = 8;

/**
 * For a sticky bar at an edge: a focused element is scrolled next to the bar, not under it, for any current height
 * of the bar. Where the bar is `static` (on low screens) it covers nothing. A second bar at the top stands below the
 * first by `top: var(--top-bar)`; what is fixed at the bottom of the page stands above the bar by `--bottom-bar`.
 *
 * @returns the ref of the bar
 */
export function useStickyBar(edge: "top" | "bottom"): RefCallback<HTMLElement> {
  return useCallback(
    (bar: HTMLElement | null) => {
      if (bar === null) return undefined;
      // Found when the browser has laid the page out: asked for now, it would have to do so once more.
      let around: HTMLElement | null = null;
      const keepClear = (scroller: HTMLElement, reach: number | null) => {
        const bars = barsOf(scroller, edge);
        if (reach === null) bars.delete(bar);
        else bars.set(bar, reach);
        const px = Math.max(...bars.values());
        if (bars.size === 0) {
          for (const name of [`scroll-padding-${edge}`, `--${edge}-bar`]) scroller.style.removeProperty(name);
        } else scroller.style.setProperty(`scroll-padding-${edge}`, px === 0 ? "0" : `${px + ringPx}px`);
      };
      const watcher = new ResizeObserver(() => {
        const { position, [edge]: offset } = getComputedStyle(bar);
        const covers = position === "sticky" && bar.offsetHeight > 0;
        const scroller = (around ??= scrollerOf(bar));
        if (Number.parseFloat(offset) === 0)
          scroller.style.setProperty(`--${edge}-bar`, `${covers ? bar.offsetHeight : 0}px`);
        keepClear(scroller, covers ? bar.offsetHeight + (Number.parseFloat(offset) || 0) : 0);
      });
      watcher.observe(bar);
      return () => {
        watcher.disconnect();
        if (around !== null) keepClear(around, null);
      };
    },
    [edge],
  );
}

/** How far each bar reaches into its scroll container, in pixels. */
function barsOf(scroller: HTMLElement, edge: "top" | "bottom"): Map<HTMLElement, number> {
  const known = reaches[edge].get(scroller);
  if (known !== undefined) return known;
  const bars = new Map<HTMLElement, number>();
  reaches[edge].set(scroller, bars);
  return bars;
}

const reaches = {
  top: new WeakMap<HTMLElement, Map<HTMLElement, number>>(),
  bottom: new WeakMap<HTMLElement, Map<HTMLElement, number>>(),
};

/** The scroll container of the bar: a part of the page that scrolls by itself, or the page. */
function scrollerOf(bar: HTMLElement): HTMLElement {
  let around = bar.parentElement;
  while (around !== null && !scrolls.has(getComputedStyle(around).overflowY)) around = around.parentElement;
  return around ?? document.documentElement;
}

const scrolls = new Set(["auto", "scroll"]);
