import { useMemo } from "react";
import { readItem } from "#lib/device/browser-storage.ts";
import { useSession } from "#lib/session/session.ts";
import type { SearchQuery } from "../search-types.ts";
import { type KnownBefore, readKnownBefore } from "./known-before.ts";

/** @returns what was known before the search that is shown; null when it was the first with its words */
export function useKnownBefore({ query, finishedAt: at }: Shown): KnownBefore | null {
  const email = useSession()?.user.email;
  return useMemo(() => {
    if (email === undefined || query === null || at === null) return null;
    return readKnownBefore({ read: (key) => readItem("local", key) }, email, { query, at });
  }, [email, query, at]);
}

type Shown = { query: SearchQuery | null; finishedAt: Date | null };
