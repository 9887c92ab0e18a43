/**
 * Local and session storage that never throw on reading: storage may be absent (build time)
 * or refused (private mode, site data blocked).
 */
export function readItem(kind: "local" | "session", key: string): string | null {
  try {
    return storage(kind).getItem(key);
  } catch {
    return null;
  }
}

/** @returns false when the value could not be kept (quota, refused). */
export function writeItem(kind: "local" | "session", key: string, value: string): boolean {
  try {
    storage(kind).setItem(key, value);
    if (kind === "local") announce(key);
    return true;
  } catch {
    return false;
  }
}

export function removeItem(kind: "local" | "session", key: string): void {
  try {
    storage(kind).removeItem(key);
    if (kind === "local") announce(key);
  } catch {
    // Nothing was kept, so nothing is left.
  }
}

/** Calls `onChange` whenever the local item `key` may hold something else, by this tab or another. @returns stops it */
export function watchItem(key: string, onChange: () => void): () => void {
  const watcher = { key, onChange };
  // Told in all tabs but the one that wrote; without a key when everything was cleared.
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange();
  };
  watchers.add(watcher);
  window.addEventListener("storage", onStorage);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener("storage", onStorage);
  };
}

const watchers = new Set<{ key: string; onChange: () => void }>();

function announce(key: string): void {
  for (const watcher of watchers) if (watcher.key === key) watcher.onChange();
}

function storage(kind: "local" | "session"): Storage {
  return kind === "local" ? window.localStorage : window.sessionStorage;
}
