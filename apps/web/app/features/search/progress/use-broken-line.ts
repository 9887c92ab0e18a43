import { useSyncExternalStore } from "react";
import { line } from "../asking/line.ts";

/** @returns whether the connection is gone, so that the search waits for it */
export function useBrokenLine(): boolean {
  return useSyncExternalStore(line.subscribe, line.isBroken, () => false);
}
