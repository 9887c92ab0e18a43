import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { moveCredits } from "#features/credits/queries.ts";
import { allPartsKey } from "#features/search/asking/part-query.ts";
import { returnedCredits } from "#features/search/returned-credits.ts";
import type { ProviderRun } from "#features/search/tab/search-view.ts";

/**
 * Shows in the balance what a search takes and returns while it runs: its price leaves when the portals are asked, and
 * what a portal does not cost comes back with its answer. At the end the server is asked for the balance.
 *
 * @param runs the portals of the search that runs; empty when none does
 * @returns a function to be called with the price (fichas) that the balance covers, before the portals are asked; with 0
 *   while that is not known
 */
export function useSpendingInSight(userId: string, runs: readonly ProviderRun[]): (price: number) => void {
  const client = useQueryClient();
  const isAsking = useIsFetching({ queryKey: allPartsKey }) > 0;
  const waiting = useRef(0);
  /** What came back of the search whose price has left; null when that is not known. */
  const returned = useRef<number | null>(null);
  const back = returnedCredits(runs.map(({ group }) => group));
  useEffect(() => {
    if (!isAsking || waiting.current === 0) return;
    moveCredits(client, userId, -waiting.current);
    waiting.current = 0;
    returned.current = 0;
  }, [client, userId, isAsking]);
  useEffect(() => {
    if (runs.length === 0) returned.current = null;
    if (returned.current === null || returned.current === back) return;
    moveCredits(client, userId, back - returned.current);
    returned.current = back;
  }, [client, userId, runs.length, back]);
  return (price) => {
    waiting.current = price;
  };
}
