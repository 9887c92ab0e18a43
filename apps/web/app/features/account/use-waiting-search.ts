import { useState } from "react";
import { useHydrated } from "#lib/device/use-hydrated.ts";
import { readWaitingSearch } from "#lib/session/waiting-search.ts";

/** @returns the words of the search that waits for a log-in, as it was when the page was opened; null without one */
export function useWaitingSearch(): string | null {
  const isHydrated = useHydrated();
  const [words] = useState(() => readWaitingSearch(Date.now()));
  return isHydrated ? words : null;
}
