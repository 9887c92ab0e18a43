import { type RefCallback, startTransition, useEffect, useState } from "react";
import { whenSlow, whenIdle, watchScrollSpeed } from "./scroll-speed.ts";

/**
 * Draws a long list part by part: the visible part and those near it first, the rest while the page stands still and
 * the browser is idle, until all of it is in the page, for page search, the keyboard and screen readers. While a
 * person scrolls too fast to read, nothing is drawn, so that scrolling stays smooth.
 *
 * @param count how many parts are wanted; 0 while nothing shall be drawn
 * @param drawnFirst the parts that are there from the start
 * @returns `drawn`: the parts to draw. `place`: the ref for the placeholder of any other part, which has its number
 *   as `data-slice`
 */
export function useDrawnSlices(
  count: number,
  drawnFirst: readonly number[],
): { drawn: ReadonlySet<number>; place: RefCallback<HTMLElement> } {
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(() => new Set(drawnFirst));
  const [near, setNear] = useState<readonly HTMLElement[]>([]);
  const [place] = useState(() => followPlaces(setNear));
  useEffect(watchScrollSpeed, []);
  useEffect(() => {
    const draw = (slice: number) => startTransition(() => setDrawn((known) => new Set(known).add(slice)));
    const next = firstMissing(count, drawn);
    if (next === null) return undefined;
    const waiting = near.filter((place) => !drawn.has(numberOf(place)));
    if (waiting.length === 0) return whenIdle(() => draw(next));
    return whenSlow(() => draw(firstToRead(waiting)));
  }, [count, drawn, near]);
  return { drawn, place };
}

/**
 * Observes which places are within two screens of the visible part; only places that are not drawn yet, because a
 * browser checks each observed element in every frame.
 * @returns the ref of each place, which follows it as long as it is there
 */
function followPlaces(onNear: (near: readonly HTMLElement[]) => void): RefCallback<HTMLElement> {
  const near = new Set<HTMLElement>();
  let observer: IntersectionObserver | undefined;
  let isScheduled = false;
  const tell = () => {
    isScheduled = false;
    onNear([...near]);
  };
  const follow = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLElement)) continue;
      if (isIntersecting) near.add(target);
      else near.delete(target);
    }
    if (!isScheduled) whenSlow(tell);
    isScheduled = true;
  };
  return (place: HTMLElement) => {
    observer ??= new IntersectionObserver(follow, { rootMargin: "200% 0px" });
    observer.observe(place);
    return () => {
      observer?.unobserve(place);
      near.delete(place);
    };
  };
}

function numberOf(place: HTMLElement | undefined): number {
  return Number(place?.dataset["slice"]);
}

/**
 * @returns the number of the first place that is not above the screen, in reading order; if all are above it, the
 *   last. Drawing below the visible part never moves it, and for what is drawn above, browsers correct the scrolling, or
 *   `useSteadyPlace` does.
 */
function firstToRead(places: readonly HTMLElement[]): number {
  const inOrder = places.toSorted((one, other) => numberOf(one) - numberOf(other));
  return numberOf(inOrder.find((place) => place.getBoundingClientRect().bottom > 0) ?? inOrder.at(-1));
}

function firstMissing(count: number, drawn: ReadonlySet<number>): number | null {
  for (let slice = 0; slice < count; slice++) if (!drawn.has(slice)) return slice;
  return null;
}
