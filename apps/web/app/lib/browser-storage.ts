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
    return true;
  } catch {
    return false;
  }
}

export function removeItem(kind: "local" | "session", key: string): void {
  try {
    storage(kind).removeItem(key);
  } catch {
    // Nothing was kept, so nothing is left.
  }
}

function storage(kind: "local" | "session"): Storage {
  return kind === "local" ? window.localStorage : window.sessionStorage;
}
