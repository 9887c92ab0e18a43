import { useSyncExternalStore } from "react";
import { connection } from "../asking/connection.ts";

/** @returns whether the connection is gone, so that the search waits for it */
export function useBrokenConnection(): boolean {
  return useSyncExternalStore(connection.subscribe, connection.isBroken, () => false);
}
