import { providers } from "@vagou/providers/index";
import { readConfig } from "../apps/server/src/config.ts";
import { createHostGate } from "../apps/server/src/etiquette/host-gate.ts";
import { createRobots } from "../apps/server/src/etiquette/robots.ts";
import { describeListings, healthFields } from "../apps/server/src/provider-health/describe-listings.ts";
import { createHttpClient, userAgentOf } from "../apps/server/src/searches/http-client.ts";
import { credentialsOf, isConfigured } from "../apps/server/src/searches/is-configured.ts";
import { createProviderFetcher } from "../apps/server/src/searches/provider-fetcher.ts";

/**
 * `npm run providers:check`: asks every enabled real provider one question and prints what came of it,
 * for an operator with internet. Answers are not kept and cost nobody fichas.
 */
const config = { ...readConfig(process.env), providers: "live" } as const;
const query = { keywords: "auxiliar administrativo", city: null, state: { uf: "SP", name: "São Paulo" } };
const httpClient = createHttpClient({
  userAgent: userAgentOf(config),
  originMap: new Map(),
  standInsOnly: false,
});
const fetcher = createProviderFetcher({
  httpClient,
  hostGate: createHostGate(),
  robots: createRobots({ httpClient, overrides: config.robotsOverrides }),
});
const rows: Record<string, Record<string, string | number>> = {};
for (const provider of providers.filter(({ id }) => !config.disabledProviders.includes(id))) {
  if (!isConfigured(provider, config)) {
    rows[provider.id] = { outcome: "not configured", why: `set ${(provider.credentials ?? []).join(", ")}` };
    continue;
  }
  const answer = await fetcher.ask(provider, query, new AbortController().signal, {
    // An address of the documentation range: nobody is asking but the operator.
    ip: "203.0.113.1",
    userAgent: userAgentOf(config),
    pageUrl: `${config.appBaseUrl}/jobs`,
    credentials: credentialsOf(provider, config),
  });
  const { listingCount, filled, ignored } = describeListings(answer.listings, query, provider);
  const [cause] = answer.causes;
  rows[provider.id] = {
    outcome: answer.outcome,
    seconds: (answer.tookMs / 1000).toFixed(1),
    postings: listingCount,
    "fields filled": healthFields.filter((field) => filled[field] > 0).join(" "),
    why: [...ignored.map((filter) => `ignored ${filter}`), cause instanceof Error ? cause.message : ""]
      .join(" ")
      .trim(),
  };
}
console.table(rows);
await fetcher.close();
