import { providers as registry } from "@vagou/providers/index";
import type { Provider } from "@vagou/providers/core/provider";
import { startStandIns } from "@vagou/standins/start";
import { systemClock } from "../../src/clock.ts";
import { createProviderLines } from "../../src/asking/etiquette/provider-lines.ts";
import { createLocalTurns } from "../../src/asking/etiquette/provider-turns.ts";
import { keepNothing, type KeptReplies } from "../../src/asking/kept-replies/kept-replies.ts";
import { createReaderPool } from "../../src/reading/reader-pool.ts";
import { notePages, type NotedPages } from "./note-pages.ts";
import { createHttpClient, type HttpClient } from "../../src/asking/wire/http-client.ts";
import { createProviderFetcher, type ProviderFetcher } from "../../src/asking/provider-fetcher.ts";

export type AllProviders = {
  /** Every adapter of the registry, without its pace, within `requestsMax`. */
  providers: Provider[];
  fetcher: ProviderFetcher;
  /** The pages that were read. */
  pages: Pick<NotedPages, "forget" | "listingsOf">;
  /** Sets a fault of a provider's stand-ins (`none` ends it), or of the one stand-in that replaces `realOrigin`. */
  setFault(provider: Provider, mode: string, realOrigin?: string): Promise<void>;
  close(): Promise<void>;
};

/** The eighteen adapters, their stand-ins and the real engine between them, with a reading thread. */
export async function startAllProviders({
  requestsMax,
  deadlineMs,
  keptReplies = keepNothing,
  watch = (client) => client,
}: {
  requestsMax: number;
  deadlineMs: number;
  keptReplies?: KeptReplies;
  /** Wraps the HTTP client, to watch requests and replies. */
  watch?: (client: HttpClient) => HttpClient;
}): Promise<AllProviders> {
  const standIns = await startStandIns({ firstPort: 0, mailbox: false, providers: true });
  const { originMap } = standIns;
  const reader = await createReaderPool({ threads: 1 });
  const pages = notePages(reader);
  const fetcher = createProviderFetcher({
    reader: pages.reader,
    originMap,
    httpClient: watch(
      createHttpClient({ clock: systemClock, userAgent: "Vagou-test/1.0", originMap, standInsOnly: true }),
    ),
    lines: createProviderLines(createLocalTurns()),
    robots: { check: async () => {}, isKnownToAllow: () => true },
    keptReplies,
    limits: { providerMs: deadlineMs, lineMs: 20_000 },
  });
  return {
    providers: registry.map((provider) => ({
      ...provider,
      paceMs: 0,
      requestsMax: Math.min(provider.requestsMax, requestsMax),
    })),
    fetcher,
    pages,
    setFault: async ({ id }, mode, realOrigin) => {
      if (!(await standIns.setFault(id, mode, realOrigin)))
        throw new Error(`the stand-in of ${id} cannot be ${mode}`);
    },
    close: async () => {
      await fetcher.close();
      await reader.close();
      await standIns.close();
    },
  };
}
