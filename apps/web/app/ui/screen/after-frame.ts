/** How long to wait for a frame, in ms: a page in the background draws none. */
const frameMaxMs = 100;

/**
 * Calls `work` in a task of its own when the next frame is in sight.
 * @returns a function that gives up `work`
 */
export function afterFrame(work: () => void): () => void {
  let timer = setTimeout(work, frameMaxMs);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
