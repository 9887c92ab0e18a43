import { CancelledError, infiniteQueryOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import type { Tokens } from "@vagou/contract/api/answers";
import type { QueryOf } from "@vagou/contract/api/endpoints";
import { callEndpoint } from "#lib/api/api.ts";
import { noteSessionPlan, noteTokenRefresh } from "#lib/session/session.ts";

/** The balance of `userId`: fetched once, and again only after actions in this app. */
export function tokensQuery(userId: string) {
  return queryOptions({
    queryKey: ["tokens", userId],
    queryFn: async ({ signal }) => {
      const { tokens, user } = await callEndpoint("getTokens", { signal });
      noteSessionPlan(user);
      return tokens;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnMount: false,
  });
}

const firstPage: QueryOf<"listStatement"> = { limit: 10 };

/** The statement of `userId`, newest first, fetched again whenever it is shown. */
export function statementQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: ["person", userId, "statement"],
    queryFn: ({ pageParam, signal }) => callEndpoint("listStatement", { query: pageParam, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => (next === null ? null : { ...firstPage, before: next }),
  });
}

/** Credits today's bonus when it is due. @returns the balance after it */
export async function refreshTokens(client: QueryClient, userId: string): Promise<Tokens> {
  const { tokens } = await callEndpoint("refreshTokens");
  noteTokenRefresh(Date.now());
  client.setQueryData(tokensQuery(userId).queryKey, tokens);
  return tokens;
}

/** @throws CallError `daily_already_claimed` on a day already claimed */
export async function claimDaily(client: QueryClient, userId: string): Promise<Tokens> {
  const { tokens } = await callEndpoint("claimDaily");
  noteTokenRefresh(Date.now());
  client.setQueryData(tokensQuery(userId).queryKey, tokens);
  void client.invalidateQueries({ queryKey: statementQuery(userId).queryKey });
  return tokens;
}

/** Asks for the balance again, and lets other tabs do the same. A failure is only logged. */
export async function refetchTokens(client: QueryClient, userId: string): Promise<void> {
  noteTokenRefresh(Date.now());
  try {
    await client.refetchQueries({ queryKey: tokensQuery(userId).queryKey }, { throwOnError: true });
  } catch (error) {
    // A newer question took its place, or the person logged out.
    if (error instanceof CancelledError) return;
    // oxlint-disable-next-line no-console -- the specification asks for a log and nothing else
    console.error("Asking for the balance again failed", error);
  }
}

/** Shows at once that fichas leave the balance (negative) or come back, before the server is asked for it again. */
export function moveCredits(client: QueryClient, userId: string, credits: number): void {
  client.setQueryData(
    tokensQuery(userId).queryKey,
    (tokens) => tokens && { ...tokens, total: tokens.total + credits },
  );
}

/**
 * Asks for the balance after a search. `isSettled`: false asks again a little later, because the server returns the fichas of
 * a portal that the person did not wait for when it sees the closed connection, which proxies may tell it late.
 */
export function refetchAfterSearch(client: QueryClient, userId: string, isSettled: boolean): void {
  for (const ms of isSettled ? [0] : [0, 1_000, 6_000])
    setTimeout(() => void refetchTokens(client, userId), ms);
}

/** Fichas came or went on the server: asks for the balance and the statement again. */
export async function refetchCredits(client: QueryClient, userId: string): Promise<void> {
  await Promise.all([
    refetchTokens(client, userId),
    client.invalidateQueries({ queryKey: statementQuery(userId).queryKey }),
  ]);
}
