import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isSameDay } from "#lib/words/dates.ts";
import { tokensQuery } from "./queries.ts";

/** How late a page that is open over midnight may offer the fichas of the new day. */
const lookEveryMs = 60_000;

/** The fichas of yesterday were fetched, and a new day has begun in São Paulo: an open page asks whether there are new ones. */
export function useNewDay(userId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const { queryKey } = tokensQuery(userId);
    const timer = setInterval(() => {
      const { data, dataUpdatedAt = 0 } = client.getQueryState(queryKey) ?? {};
      if (data?.dailyRefreshAvailable !== false || isSameDay(new Date(dataUpdatedAt), new Date())) return;
      void client.refetchQueries({ queryKey });
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [client, userId]);
}
