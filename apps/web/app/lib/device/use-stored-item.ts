import { useCallback, useSyncExternalStore } from "react";
import { readItem, watchItem } from "./browser-storage.ts";

/** @returns the stored value of `key`, updated from every tab; null at build time and without a value */
export function useStoredItem(key: string): string | null {
  const subscribe = useCallback((onChange: () => void) => watchItem(key, onChange), [key]);
  return useSyncExternalStore(
    subscribe,
    () => readItem("local", key),
    () => null,
  );
}
