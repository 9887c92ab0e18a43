import type { ProviderRequest } from "@vagou/providers/core/provider";
import type { FetchedReply, HttpClient } from "@vagou/server/asking/wire/http-client";

/** One request, and its reply or error. */
export type Exchange = { request: ProviderRequest; reply: FetchedReply | null; cause: unknown };

/** @returns exchanges in the order of the requests of the client that `watch` wraps */
export function watchHttp(): { watch: (client: HttpClient) => HttpClient; exchanges: Exchange[] } {
  const exchanges: Exchange[] = [];
  const watch = (client: HttpClient): HttpClient => ({
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
  });
  return { watch, exchanges };
}
