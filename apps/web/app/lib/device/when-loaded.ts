/** After this time the work is done in a browser that is never idle, too. */
const idleMaxMs = 3_000;

/** Does what nothing on the page waits for: after the page has loaded, when the browser has nothing else to do. */
export function whenLoaded(work: () => void): void {
  const soon = () => {
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: idleMaxMs });
    else setTimeout(work, idleMaxMs);
  };
  if (document.readyState === "complete") soon();
  else window.addEventListener("load", soon, { once: true });
}
