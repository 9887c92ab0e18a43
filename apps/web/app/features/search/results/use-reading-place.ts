import { type RefObject, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { readItem, writeItem } from "#lib/device/browser-storage.ts";
import { keepPlace, readPlace, type ReadingPlace } from "./reading-places.ts";

/** Frames in which cards around the place may still get their own height. */
const settlingFrames = 5;

/**
 * Scrolls back to the vacancy that was read when the results were left or reloaded. The browser's own distance
 * from the top would not: cards that have not been seen yet are only about as high as they will be.
 *
 * @param panels holds the lists of vacancies (`JobList`), and the tab that is shown as `data-tab`
 * @param searchId whose results are shown; null for some that cannot be reopened, which are not remembered
 * @returns where these results were left, as it was when they came on screen
 */
export function useReadingPlace(
  panels: RefObject<HTMLElement | null>,
  searchId: string | null,
): ReadingPlace | null {
  const { key } = useLocation();
  const start = useStart(searchId);
  useLayoutEffect(() => {
    if (panels.current !== null && start !== null) return goTo(panels.current, start);
    return undefined;
  }, [panels, start]);
  useLayoutEffect(() => {
    const root = panels.current;
    if (root === null || searchId === null) return undefined;
    const leave = () => keepPlace(session, key, findPlace(root, searchId));
    const hide = () => {
      if (document.visibilityState === "hidden") leave();
    };
    document.addEventListener("visibilitychange", hide);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      leave();
    };
  }, [panels, key, searchId]);
  return start;
}

/** @returns whether these results were left below their beginning or with an open vacancy, and are shown so again */
export function useIsLeft(searchId: string | null): boolean {
  return useStart(searchId) !== null;
}

function useStart(searchId: string | null): ReadingPlace | null {
  const { key } = useLocation();
  const [start] = useState(() => {
    const place = readPlace(session, key);
    return place !== null && place.searchId === searchId ? place : null;
  });
  return start;
}

/**
 * @returns null above the second vacancy, where the distance from the top is exact, unless a vacancy is open or only new
 *   ones are shown
 */
function findPlace(root: HTMLElement, searchId: string): ReadingPlace | null {
  const slice = firstInSight(shownPanel(root), "[data-slice]");
  // A vacancy that was just hidden is not listed when the person comes back.
  const row = firstInSight(slice, "[data-vacancy]:not([data-hidden])");
  const top = row?.parentElement ?? firstInSight(slice, "[aria-posinset]");
  const index = Number(top?.getAttribute("aria-posinset")) - 1;
  const open = [...root.querySelectorAll<HTMLElement>("[data-open]")].flatMap(
    ({ dataset }) => dataset["vacancy"] ?? [],
  );
  const isNewOnly = root.querySelector("[data-new-only]") !== null;
  if (top === null || (index < 1 && open.length === 0 && !isNewOnly)) return null;
  const id = row?.dataset["vacancy"] ?? "";
  const offsetPx = top.getBoundingClientRect().top;
  return { searchId, tab: root.dataset["tab"] ?? "", index, id, offsetPx, open, isNewOnly };
}

function firstInSight(root: HTMLElement | null, selector: string): HTMLElement | null {
  const all = root?.querySelectorAll<HTMLElement>(selector) ?? [];
  return [...all].find((element) => element.getBoundingClientRect().bottom > 0) ?? null;
}

/** Rows that are set aside have places, too, where the list of another tab is. */
function shownPanel(root: HTMLElement): HTMLElement | null {
  return root.querySelector("[role=tabpanel]:not([hidden], [aria-hidden])");
}

/** @returns a function that stops the scrolling */
function goTo(root: HTMLElement, { index, id, offsetPx }: ReadingPlace): () => void {
  let framesLeft = settlingFrames;
  let frame = 0;
  const step = () => {
    const panel = shownPanel(root);
    const place =
      panel?.querySelector(`[data-vacancy="${CSS.escape(id)}"]`)?.parentElement ??
      panel?.querySelector(`[aria-posinset="${index + 1}"]`);
    if (place) window.scrollBy(0, place.getBoundingClientRect().top - offsetPx);
    framesLeft -= 1;
    if (framesLeft > 0) frame = requestAnimationFrame(step);
  };
  // After the router's own scrolling, which belongs to the same commit, and before anything is painted.
  queueMicrotask(step);
  return () => {
    framesLeft = 0;
    cancelAnimationFrame(frame);
  };
}

const session = {
  read: (key: string) => readItem("session", key),
  write: (key: string, value: string) => writeItem("session", key, value),
};
