/**
 * Calls `work` when the screen has been drawn: with a timer, because a background tab has no frames; and before the
 * page is left, so that a reload finds what `work` stores.
 */
export function afterPaint(work: () => void): void {
  const run = () => {
    clearTimeout(timer);
    window.removeEventListener("pagehide", run);
    work();
  };
  const timer = setTimeout(run, paintMs);
  window.addEventListener("pagehide", run);
}

/** A slow phone draws the results within this time. */
const paintMs = 300;
