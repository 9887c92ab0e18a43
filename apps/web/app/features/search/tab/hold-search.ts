/**
 * While a search runs in this tab, other tabs can see that it does (`listHeldSearches`). The browser ends that by itself
 * when the tab is reloaded, closed or killed.
 * @param onHide called when the page is hidden or left: a phone may end it then without another word
 * @returns a function that ends it
 */
export function holdSearch(id: string, onHide: () => void): () => void {
  let release = () => {};
  const ended = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Absent in old browsers and on pages without https.
  const locks: LockManager | undefined = navigator.locks;
  void locks?.request(lockOf(id), () => ended).catch(() => {});
  const onVisibility = () => {
    if (document.visibilityState === "hidden") onHide();
  };
  document.addEventListener("visibilitychange", onVisibility);
  window.addEventListener("pagehide", onHide);
  return () => {
    document.removeEventListener("visibilitychange", onVisibility);
    window.removeEventListener("pagehide", onHide);
    release();
  };
}

/** @returns the ids of `searches` that run in a tab now */
export async function listHeldSearches(ids: readonly string[]): Promise<readonly string[]> {
  const locks: LockManager | undefined = navigator.locks;
  const held = (await locks?.query().catch(() => null))?.held ?? [];
  return ids.filter((id) => held.some(({ name }) => name === lockOf(id)));
}

function lockOf(id: string): string {
  return `search ${id}`;
}
