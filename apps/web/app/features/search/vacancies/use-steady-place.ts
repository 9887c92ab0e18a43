import { type RefObject, useLayoutEffect } from "react";

/**
 * Keeps what a person reads where it is while parts of the list above get their own height, in a browser that does not
 * correct the scrolling itself: Safari has no scroll anchoring (https://webkit.org/b/171099).
 *
 * @param list the list, whose parts are marked as `data-slice` and whose items as `vacancy-item`
 * @param items what the list shows: when it changes, the person asked for another list, and nothing is kept
 */
export function useSteadyPlace(list: RefObject<HTMLElement | null>, items: readonly unknown[]): void {
  useLayoutEffect(() => {
    const root = list.current;
    if (root === null || items.length === 0 || CSS.supports("overflow-anchor", "auto")) return undefined;
    let place = findPlace(root);
    const note = () => {
      place = findPlace(root);
    };
    const correct = () => {
      // Where the page was scrolled in this very frame, by the person or to a place, it stands as it was wanted.
      const isAsNoted = place !== null && isShown(place.element) && window.scrollY === place.scrolledPx;
      if (place !== null && isAsNoted) window.scrollBy(0, topOf(place.element) - place.topPx);
      note();
    };
    // Called after the layout and before the frame is painted: the person sees no jump.
    const heights = new ResizeObserver(correct);
    heights.observe(root);
    window.addEventListener("scroll", note, { passive: true });
    return () => {
      heights.disconnect();
      window.removeEventListener("scroll", note);
    };
  }, [list, items]);
}

/** @returns the first item, or part, of the list in sight; null where the list begins below the upper edge of the screen */
function findPlace(root: HTMLElement): Place | null {
  if (topOf(root) >= 0) return null;
  // A part that is not drawn yet lies at no point: then the next one is looked for.
  for (const share of [0, 0.25, 0.5, 0.75]) {
    const there = document.elementsFromPoint(window.innerWidth / 2, 1 + share * window.innerHeight);
    const item = there
      .map((one) => one.closest(".vacancy-item, [data-slice]"))
      .find((one) => root.contains(one));
    if (item) return { element: item, topPx: topOf(item), scrolledPx: window.scrollY };
  }
  return null;
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

/** Where an element stood on the screen, and how far the page was scrolled then. */
type Place = { element: Element; topPx: number; scrolledPx: number };
