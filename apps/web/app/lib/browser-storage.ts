/**
 * Local and session storage that never throw: storage may be absent (build time), full or refused
 * (private mode, site data blocked). What could not be kept is at hand until the page is left, so that
 * whoever cannot store anything can still log in and search.
 */
export function readItem(kind: "local" | "session", key: string): string | null {
  const held = unkept[kind].get(key);
  if (held !== undefined) return held;
  try {
    return storage(kind).getItem(key);
  } catch {
    return null;
  }
}

/** @returns false when the value lasts only until the page is left (quota, refused). */
export function writeItem(kind: "local" | "session", key: string, value: string): boolean {
  try {
    storage(kind).setItem(key, value);
    unkept[kind].delete(key);
    return true;
  } catch {
    unkept[kind].set(key, value);
    return false;
  }
}

export function removeItem(kind: "local" | "session", key: string): void {
  unkept[kind].delete(key);
  try {
    storage(kind).removeItem(key);
  } catch {
    // Nothing was kept, so nothing is left.
  }
}

const unkept = { local: new Map<string, string>(), session: new Map<string, string>() };

function storage(kind: "local" | "session"): Storage {
  return kind === "local" ? window.localStorage : window.sessionStorage;
}
