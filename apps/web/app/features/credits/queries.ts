import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { Tokens } from "@vagou/contract/endpoints";
import { callEndpoint } from "#lib/api.ts";
import { noteTokenRefresh } from "#lib/session.ts";

/** The balance of `userId`: asked once, then changed only by what we do ourselves. */
export function tokensQuery(userId: string) {
  return queryOptions({
    queryKey: ["tokens", userId],
    queryFn: async ({ signal }) => (await callEndpoint("getTokens", { signal })).tokens,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnMount: false,
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
  client.setQueryData(tokensQuery(userId).queryKey, tokens);
  return tokens;
}

/** Asks for the balance again. A failure is not the user's business. */
export async function refetchTokens(client: QueryClient, userId: string): Promise<void> {
  await client.refetchQueries({ queryKey: tokensQuery(userId).queryKey });
}
