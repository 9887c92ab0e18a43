import { type RefObject, startTransition, useEffect, useState } from "react";
import { nextSlice } from "./next-slice.ts";

/**
 * Draws a long list part by part: what comes near the screen at once, the rest while the browser has nothing
 * else to do, until all of it is in the page, for searching in it, the keyboard and screen readers.
 *
 * @param list holds an element for each part, with its number as `data-slice`
 * @param count how many parts the list has
 * @param drawnFirst the parts that are there from the start
 * @returns the parts to draw
 */
export function useDrawnSlices(
  list: RefObject<HTMLElement | null>,
  count: number,
  drawnFirst: readonly number[],
): ReadonlySet<number> {
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(() => new Set(drawnFirst));
  const [near, setNear] = useState<ReadonlySet<number>>(noSlices);
  useEffect(() => watchPlaces(list.current, setNear), [list]);
  const next = nextSlice(count, drawn, near);
  const isNear = next !== null && near.has(next);
  useEffect(() => {
    if (next === null) return undefined;
    const draw = () => startTransition(() => setDrawn((known) => new Set(known).add(next)));
    return isNear ? onNextFrame(draw) : whenIdle(draw);
  }, [next, isNear]);
  return drawn;
}

/** Tells which parts are within two screens of what is seen. */
function watchPlaces(list: HTMLElement | null, onNear: (near: ReadonlySet<number>) => void): () => void {
  const near = new Set<number>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const slice = Number(target.getAttribute("data-slice"));
        if (isIntersecting) near.add(slice);
        else near.delete(slice);
      }
      onNear(new Set(near));
    },
    { rootMargin: "200% 0px" },
  );
  for (const place of list?.querySelectorAll("[data-slice]") ?? []) observer.observe(place);
  return () => observer.disconnect();
}

function onNextFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}

/** Safari knows no idle times: there a pause between two parts leaves room for the hand. */
function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 60);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work);
  return () => cancelIdleCallback(idle);
}

const noSlices: ReadonlySet<number> = new Set();
