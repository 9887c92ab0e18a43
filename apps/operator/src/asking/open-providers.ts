import { openFetcher } from "@vagou/server/asking/open-fetcher";
import type { ProviderFetcher } from "@vagou/server/asking/provider-fetcher";
import type { HttpClient } from "@vagou/server/asking/wire/http-client";
import { systemClock } from "@vagou/server/clock";
import type { Config } from "@vagou/server/config/config";
import type { Provider } from "@vagou/providers/core/provider";
import { startStandIns } from "@vagou/standins/start";

/** `findUnasked`: the origins of a provider that get no request, because nothing stands in for them. */
export type OpenProviders = ProviderFetcher & {
  findUnasked: (provider: Pick<Provider, "origins">) => readonly string[];
};

/**
 * Opens a fetcher to the real portals, or starts their stand-ins, as the setting `PROVIDERS` says. `close` of the
 * fetcher ends the stand-ins too.
 *
 * @param watch wraps the HTTP client, to see requests and replies
 */
export async function openProviders(
  { providers, operator, robotsOverrides }: Pick<Config, "providers" | "operator" | "robotsOverrides">,
  watch?: (client: HttpClient) => HttpClient,
): Promise<OpenProviders> {
  const standIns =
    providers === "live" ? null : await startStandIns({ firstPort: 0, mailbox: false, providers: true });
  const fetcher = await openFetcher({
    clock: systemClock,
    userAgent: operator.userAgent,
    originMap: standIns?.originMap ?? null,
    robotsOverrides,
    ...(watch && { watch }),
  });
  return {
    ...fetcher,
    findUnasked: ({ origins }) =>
      standIns === null ? [] : origins.filter((origin) => !standIns.originMap.has(origin)),
    close: async () => {
      await fetcher.close();
      await standIns?.close();
    },
  };
}
