import type { Provider } from "@vagou/providers/core/provider";
import type { Config } from "../apps/server/src/config/config.ts";
import { healthFields } from "../apps/server/src/provider-health/describe-listings.ts";
import { isConfigured } from "../apps/server/src/searches/is-configured.ts";
import type { ProviderFetcher } from "../apps/server/src/searches/provider-fetcher.ts";
import { operatorAsker } from "./operator-asker.ts";

/** One line of the operator's table. */
export type CheckRow = { outcome: string; seconds: string; postings: number; filled: string; why: string };

/** Common enough that a portal for everybody has it, in a state that all of them serve. */
const query = { keywords: "auxiliar administrativo", city: null, state: { uf: "SP", name: "São Paulo" } };

/** Asks each enabled provider one question. Answers are not kept and cost nobody fichas. @returns id → row */
export async function checkProviders(
  providers: readonly Provider[],
  fetcher: ProviderFetcher,
  config: Config,
): Promise<Record<string, CheckRow>> {
  const rows: Record<string, CheckRow> = {};
  for (const provider of providers.filter(({ id }) => !config.disabledProviders.includes(id))) {
    rows[provider.id] = isConfigured(provider, config)
      ? await checkProvider(provider, fetcher, config)
      : {
          outcome: "not configured",
          seconds: "",
          postings: 0,
          filled: "",
          why: `set ${(provider.credentials ?? []).join(", ")}`,
        };
  }
  return rows;
}

async function checkProvider(
  provider: Provider,
  fetcher: ProviderFetcher,
  config: Config,
): Promise<CheckRow> {
  const answer = await fetcher.ask(
    provider,
    query,
    new AbortController().signal,
    operatorAsker(provider, config),
  );
  const { listingCount, filled, ignored } = answer.facts;
  const [cause] = answer.causes;
  const reasons = [
    ...ignored.map((filter) => `ignored ${filter}`),
    ...(cause instanceof Error ? [cause.message] : []),
  ];
  return {
    outcome: answer.outcome,
    seconds: (answer.tookMs / 1000).toFixed(1),
    postings: listingCount,
    filled: healthFields.filter((field) => filled[field] > 0).join(" "),
    why: reasons.join("; "),
  };
}
