/**
 * Local and session storage that never throw: storage may be absent (build time), full or refused
 * (private mode, site data blocked). What could not be stored stays in memory until the page is left, so that
 * a person whose browser stores nothing can still log in and search.
 */
export function readItem(kind: "local" | "session", key: string): string | null {
  const held = inMemory[kind].get(key);
  if (held !== undefined) return held;
  try {
    return storage(kind).getItem(key);
  } catch {
    return null;
  }
}

/** @returns false when the value lasts only until the page is left (quota, refused). */
export function writeItem(kind: "local" | "session", key: string, value: string): boolean {
  let isKept = true;
  try {
    storage(kind).setItem(key, value);
    inMemory[kind].delete(key);
  } catch {
    isKept = false;
    inMemory[kind].set(key, value);
  }
  if (kind === "local") announce(key);
  return isKept;
}

export function removeItem(kind: "local" | "session", key: string): void {
  inMemory[kind].delete(key);
  try {
    storage(kind).removeItem(key);
  } catch {
    // Nothing was kept, so nothing is left.
  }
  if (kind === "local") announce(key);
}

/** @returns false where the browser refused to store something that this page holds: it is gone with the page */
export function keepsItems(): boolean {
  return inMemory.local.size === 0;
}

/**
 * Calls `onChange` whenever the local item `key` may have been changed by this tab or another.
 * @returns a function that stops it
 */
export function watchItem(key: string, onChange: () => void): () => void {
  const watcher = { key, onChange };
  // The event reaches all tabs except the one that wrote; it has no key when everything was cleared.
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

const inMemory = { local: new Map<string, string>(), session: new Map<string, string>() };

/** What another tab stored, or removed, is newer than what this one holds. */
function forgetOlder({ key }: StorageEvent): void {
  if (key === null) inMemory.local.clear();
  else inMemory.local.delete(key);
}

// At once, so that it comes before the listeners that read the item.
if (typeof window !== "undefined") window.addEventListener("storage", forgetOlder);

function storage(kind: "local" | "session"): Storage {
  return kind === "local" ? window.localStorage : window.sessionStorage;
}
