import { useSyncExternalStore } from "react";

/** @returns false at build time and in the first paint, when the address's query is not known yet. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
