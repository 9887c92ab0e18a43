import { type ComponentProps, type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { createLatePart } from "#ui/screen/late-part.ts";
import type { SearchScreens } from "./search-screens.tsx";

/**
 * The screens that follow the search form. Their code comes with the first sign that the person uses the form, so that it
 * is there when the search starts, and at once when it `isNeeded`.
 *
 * @returns `Screens` null until the code is here; `isLate` when it is needed and did not come. That is tried again, which
 *   helps in browsers that forget a failed import; in the others the person loads the page again
 */
export function useSearchScreens(isNeeded: boolean): { Screens: Screens | null; isLate: boolean } {
  const part = useSyncExternalStore(searchScreens.subscribe, searchScreens.read, () => null);
  const [isLate, setLate] = useState(false);
  const isHere = part !== null;
  useEffect(() => {
    if (isHere || isNeeded) return undefined;
    const fetchPart = () => {
      // Chromium remembers a failed import until the page is loaded again: without a line it is not tried ahead.
      if (navigator.onLine) void searchScreens.fetch();
    };
    for (const sign of signs) window.addEventListener(sign, fetchPart, { capture: true, passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, fetchPart, { capture: true });
    };
  }, [isHere, isNeeded]);
  useEffect(() => {
    if (isHere || !isNeeded) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const fetchPart = async () => {
      if ((await searchScreens.fetch()) || isOver) return;
      setLate(true);
      timer = setTimeout(() => void fetchPart(), retryMs);
    };
    void fetchPart();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isHere, isNeeded]);
  return { Screens: part?.SearchScreens ?? null, isLate };
}

export const searchScreens = createLatePart(() => import("./search-screens.tsx"));

const signs = ["pointerdown", "keydown", "input"];
const retryMs = 3000;

type Screens = ComponentType<ComponentProps<typeof SearchScreens>>;
