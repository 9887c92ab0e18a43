let isOver = true;
let known = 0;

/** The app is making a page its own that the build or the server has written. */
export function isTakingOver(): boolean {
  return !isOver;
}

/** @param over the name of the event of `window` that ends it */
export function startTakingOver(over: string): void {
  isOver = false;
  window.addEventListener(over, () => (isOver = true), { once: true });
}

export function newId(): string {
  known += 1;
  return `id-${known}`;
}
