import { useCallback, useSyncExternalStore } from "react";
import { readItem, watchItem } from "./browser-storage.ts";

/** @returns what this device keeps under `key`, followed through every tab; null at build time and when there is nothing */
export function useStoredItem(key: string): string | null {
  const subscribe = useCallback((onChange: () => void) => watchItem(key, onChange), [key]);
  return useSyncExternalStore(
    subscribe,
    () => readItem("local", key),
    () => null,
  );
}
