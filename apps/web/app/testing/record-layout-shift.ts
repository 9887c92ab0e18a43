import { onTestFinished } from "vitest";

/** The allowed layout shift of one page: a word that wraps to another line. Google calls 0.1 good. */
export const layoutShiftMax = 0.02;

/** Sums what moves in sight from now on. @returns a function that gives the sum since its last call */
export function recordLayoutShift(): () => number {
  let sum = 0;
  const add = (entries: readonly PerformanceEntry[]) => {
    for (const entry of entries) if ("value" in entry) sum += Number(entry.value);
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: "layout-shift" });
  onTestFinished(() => observer.disconnect());
  return () => {
    add(observer.takeRecords());
    const moved = sum;
    sum = 0;
    return moved;
  };
}

/** The browser says what moved after it has drawn it. */
export async function painted(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}
