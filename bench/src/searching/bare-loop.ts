import { Parser } from "htmlparser2";
import type { Asking } from "./measure-searches.ts";
import { type Format, slowProvidersAt } from "../portals/slow-providers.ts";

/**
 * The baseline of a search: the same requests and the same bytes, read by `JSON.parse` and written as JSON again, or
 * read by the tokenizer of HTML.
 */
export function createBareLoop(origin: string, format: Format): Asking {
  const { providers, originMap } = slowProvidersAt(origin, format);
  return {
    search: async (keywords) => {
      const query = { keywords, city: "Recife", state: { uf: "PE", name: "Pernambuco" } };
      const startedAt = performance.now();
      let firstMs = Number.POSITIVE_INFINITY;
      await Promise.all(
        providers.map(async (provider) => {
          const [request] = provider.buildRequests(query);
          if (request === undefined) throw new Error("no request");
          const url = new URL(request.url);
          const response = await fetch(new URL(url.pathname + url.search, originMap.get(url.origin)));
          if (format === "JSON") JSON.stringify(await response.json());
          else new Parser({}).end(await response.text());
          firstMs = Math.min(firstMs, performance.now() - startedAt);
        }),
      );
      return { ms: performance.now() - startedAt, firstMs };
    },
  };
}
