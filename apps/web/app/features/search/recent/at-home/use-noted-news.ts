import { useEffect } from "react";
import { useSession } from "#lib/session/session.ts";
import type { KnownBefore } from "../known-before.ts";
import { keepNews } from "./kept-news.ts";

/**
 * Notes how many vacancies the results on screen call new, so that the start page says the same number.
 * @param searchId under which the results are reopened; null when they cannot be
 */
export function useNotedNews({ searchId, before, count }: Results): void {
  const email = useSession()?.user.email;
  useEffect(() => {
    if (email !== undefined && searchId !== null && before !== null)
      keepNews(email, searchId, { count, since: before.at });
  }, [email, searchId, before, count]);
}

type Results = { searchId: string | null; before: KnownBefore | null; count: number };
