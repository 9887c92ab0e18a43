import type { ProviderRequest } from "@vagou/providers/core/provider";
import type { FetchedReply, HttpClient } from "../apps/server/src/asking/wire/http-client.ts";

/** One request, and its reply or error. */
export type Exchange = { request: ProviderRequest; reply: FetchedReply | null; cause: unknown };

/** @returns the same client, and its exchanges in the order of the requests */
export function watchHttp(client: HttpClient): { client: HttpClient; exchanges: Exchange[] } {
  const exchanges: Exchange[] = [];
  return {
    exchanges,
    client: {
      fetchReply: async (request, signal) => {
        const exchange: Exchange = { request, reply: null, cause: null };
        exchanges.push(exchange);
        try {
          exchange.reply = await client.fetchReply(request, signal);
          return exchange.reply;
        } catch (cause) {
          exchange.cause = cause;
          throw cause;
        }
      },
      close: () => client.close(),
    },
  };
}
