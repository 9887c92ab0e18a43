import type { Provider, ProviderQuery } from "@vagou/providers/core/provider";
import { readJsonItems } from "./test-provider-format.ts";

export const testOrigin = "https://portal.example";

/**
 * An adapter of the test portal, with the id of a provider of the catalogue.
 * @param origin another one at which the portal is asked, with a line of its own
 */
export function testProvider(id: Provider["id"], origin = testOrigin): Provider {
  return {
    id,
    origins: [origin],
    steps: ["list"],
    access: "public-api",
    robots: "a portal of our own",
    paceMs: 0,
    inFlightMax: 2,
    pageSize: 50,
    requestsMax: 3,
    filters: { keywords: "all", state: true, city: true },
    absentFields: [],
    buildRequests: ({ keywords, state }: ProviderQuery) => [
      {
        url: `${origin}/${id}?q=${encodeURIComponent(keywords)}&uf=${state?.uf ?? ""}`,
        method: "GET",
        headers: {},
        step: "list",
      },
    ],
    parseReply: (reply) => readJsonItems(reply),
  };
}
