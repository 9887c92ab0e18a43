import { useState } from "react";
import { useHydrated } from "#lib/use-hydrated.ts";
import { readWaitingSearch } from "#lib/waiting-search.ts";

/** @returns the words of the search that waits for a log-in, as it was when the page was opened; null without one */
export function useWaitingSearch(): string | null {
  const isHydrated = useHydrated();
  const [openedAt] = useState(() => Date.now());
  return isHydrated ? readWaitingSearch(openedAt) : null;
}
