import type { Provider, ProviderQuery } from "@vagou/providers/core/provider";
import { readJsonItems } from "./test-provider-format.ts";

export const testOrigin = "https://portal.example";

/** An adapter of the test portal, with the id of a provider of the catalogue. */
export function testProvider(id: Provider["id"]): Provider {
  return {
    id,
    origins: [testOrigin],
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
        url: `${testOrigin}/${id}?q=${encodeURIComponent(keywords)}&uf=${state?.uf ?? ""}`,
        method: "GET",
        headers: {},
        step: "list",
      },
    ],
    parseReply: (reply) => readJsonItems(reply),
  };
}
