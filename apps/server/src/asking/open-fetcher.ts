import type { Clock } from "../clock.ts";
import { createReaderPool } from "../reading/reader-pool.ts";
import { createProviderLines } from "./etiquette/provider-lines.ts";
import { createLocalTurns } from "./etiquette/provider-turns.ts";
import { createRobots } from "./etiquette/robots.ts";
import { createProviderFetcher, type ProviderFetcher } from "./provider-fetcher.ts";
import { createHttpClient, type HttpClient } from "./wire/http-client.ts";

/**
 * Opens a fetcher for a program without a database: robots.txt and the pace of each host are respected as the server
 * does, but only by this process, and no reply is kept. `close` of the fetcher ends its reading thread too.
 *
 * @param originMap a portal's origin → the origin of its stand-in, and only stand-ins are asked; null asks the portals
 * @param robotsOverrides provider id → why its robots.txt is not honoured, in the operator's words
 * @param watch wraps the HTTP client through which portals are asked; robots.txt is read without it
 */
export async function openFetcher({
  clock,
  userAgent,
  originMap,
  robotsOverrides,
  watch = (client) => client,
}: {
  clock: Clock;
  userAgent: string;
  originMap: ReadonlyMap<string, string> | null;
  robotsOverrides: ReadonlyMap<string, string>;
  watch?: (client: HttpClient) => HttpClient;
}): Promise<ProviderFetcher> {
  const httpClient = createHttpClient({
    clock,
    userAgent,
    originMap: originMap ?? new Map(),
    standInsOnly: originMap !== null,
  });
  const reader = await createReaderPool({ threads: 1 });
  const fetcher = createProviderFetcher({
    httpClient: watch(httpClient),
    reader,
    originMap: originMap ?? new Map(),
    lines: createProviderLines(createLocalTurns()),
    robots: createRobots({ clock, httpClient, overrides: robotsOverrides }),
  });
  return {
    ...fetcher,
    close: async () => {
      await fetcher.close();
      await reader.close();
    },
  };
}
