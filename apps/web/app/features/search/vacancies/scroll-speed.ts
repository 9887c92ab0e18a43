/** At this speed and above, a person cannot read while scrolling. */
const flickScreensPerS = 4;

/** After this time without a scroll event, the page stands still. */
const restMs = 120;

let last = { y: 0, at: 0, pxPerMs: 0 };

/** Follows how fast the page is scrolled, for `whenSlow` and `whenIdle`. @returns a function that stops it */
export function watchScrollSpeed(): () => void {
  const onScroll = ({ timeStamp: at }: Event) => {
    const y = window.scrollY;
    const ms = at - last.at;
    // Each list that watches receives the same event.
    if (ms === 0) return;
    // The first scroll event after a rest says nothing about speed: it may be a jump.
    last = { y, at, pxPerMs: ms > restMs ? 0 : Math.abs(y - last.y) / ms };
  };
  window.addEventListener("scroll", onScroll, { passive: true });
  return () => window.removeEventListener("scroll", onScroll);
}

/**
 * Calls `work` before the next frame in which the page does not scroll too fast to read.
 * @returns a function that cancels it
 */
export function whenSlow(work: () => void): () => void {
  let frame = requestAnimationFrame(function tryAgain() {
    if (isTooFastToRead()) frame = requestAnimationFrame(tryAgain);
    else work();
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * Calls `work` when the page stands still and the browser has nothing else to do, or has not been idle for a fifth of
 * a second: a browser that has work in each frame never is. Safari has no `requestIdleCallback`: there a pause leaves
 * time for input events. @returns a function that cancels it
 */
export function whenIdle(work: () => void): () => void {
  const isKnown = "requestIdleCallback" in window;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle = 0;
  const wait = () => {
    timer = setTimeout(tryNow, isMoving() ? restMs : pauseMs);
  };
  const tryNow = () => {
    if (isMoving()) wait();
    else if (isKnown) idle = requestIdleCallback(workUnlessMoving, { timeout: idleWaitMs });
    else work();
  };
  // A person may have begun to scroll while the browser was not idle.
  const workUnlessMoving = () => {
    if (isMoving()) wait();
    else work();
  };
  if (isKnown) tryNow();
  else wait();
  return () => {
    clearTimeout(timer);
    if (isKnown) cancelIdleCallback(idle);
  };
}

function isTooFastToRead(): boolean {
  return isMoving() && last.pxPerMs * 1000 > flickScreensPerS * window.innerHeight;
}

function isMoving(): boolean {
  return performance.now() - last.at < restMs;
}

const pauseMs = 60;

const idleWaitMs = 200;
