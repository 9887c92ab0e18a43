import type { Provider, ProviderQuery } from "@vagou/providers/core/provider";
import type { Config } from "@vagou/server/config/config";
import { healthFields } from "@vagou/server/provider-health/describe-listings";
import type { FetchedReply } from "@vagou/server/asking/wire/http-client";
import { isConfigured } from "@vagou/server/provider-settings/is-configured";
import type { FetchedAnswer } from "@vagou/server/asking/answer";
import type { ProviderFetcher } from "@vagou/server/asking/provider-fetcher";
import { describeReply } from "./describe-reply.ts";
import { operatorAsker } from "../asking/operator-asker.ts";
import type { Exchange } from "./watch-http.ts";

/** The result of one question to a portal. */
export type CheckResult = {
  id: Provider["id"];
  /** The outcome, or "not configured" when its keys are not set. */
  outcome: FetchedAnswer["outcome"] | "not configured";
  isPartial: boolean;
  tookMs: number;
  /** Number of vacancies, in any place. */
  found: number;
  /** Field → percent of the vacancies that have it; empty without vacancies. */
  filled: Readonly<Record<string, number>>;
  /** The most telling address: that of the unreadable reply, else the first. */
  asked: string;
  /** The status of its reply; null without a reply. */
  status: number | null;
  /** Peculiarities of its reply; often none. */
  looks: readonly string[];
  /** Reasons for a failed or partial answer. */
  reasons: readonly string[];
  replies: readonly FetchedReply[];
};

/** The counted fields, in the order of a card. */
export const checkedFields = ["title", ...healthFields.filter((field) => field !== "description")] as const;

/**
 * First a common query that every general portal has vacancies for, in a state that all of them serve; then two for
 * portals of a single employer or trade.
 */
const queries: readonly ProviderQuery[] = [
  { keywords: "auxiliar administrativo", city: null, state: { uf: "SP", name: "São Paulo" } },
  { keywords: "analista", city: null, state: null },
  { keywords: "software", city: null, state: null },
];

/**
 * Asks each enabled provider, one after the other, one question, and a broader one where the first finds
 * nothing. Answers are not stored, and no fichas are charged.
 *
 * @param exchanges the exchanges of the fetcher's HTTP client; emptied before each question
 */
export async function* checkProviders(
  providers: readonly Provider[],
  fetcher: ProviderFetcher,
  exchanges: Exchange[],
  config: Config,
): AsyncGenerator<CheckResult> {
  for (const provider of providers.filter(({ id }) => !config.disabledProviders.includes(id))) {
    yield isConfigured(provider, config)
      ? await checkWithQueries(provider, fetcher, exchanges, config)
      : notConfigured(provider);
  }
}

async function checkWithQueries(...[provider, fetcher, exchanges, config]: Checked): Promise<CheckResult> {
  let result = notConfigured(provider);
  for (const query of queries) {
    exchanges.length = 0;
    result = await checkProvider(query, provider, fetcher, exchanges, config);
    if (result.outcome !== "empty" && (result.outcome !== "answered" || result.found > 0)) break;
  }
  return result;
}

type Checked = [provider: Provider, fetcher: ProviderFetcher, exchanges: Exchange[], config: Config];

function notConfigured({ id, origins, credentials }: Provider): CheckResult {
  return {
    id,
    outcome: "not configured",
    isPartial: false,
    tookMs: 0,
    found: 0,
    filled: {},
    asked: origins[0],
    status: null,
    looks: [],
    reasons: [`set ${(credentials ?? []).join(", ")}`],
    replies: [],
  };
}

async function checkProvider(
  query: ProviderQuery,
  ...[provider, fetcher, exchanges, config]: Checked
): Promise<CheckResult> {
  const asker = operatorAsker(provider, config);
  const answer = await fetcher.ask(provider, query, new AbortController().signal, asker);
  const { outcome, isPartial, tookMs, facts, causes } = answer;
  const deciding = decidingExchange(answer, exchanges);
  const reasons = [
    ...facts.ignored.map((filter) => `ignored ${filter}`),
    ...causes.flatMap((cause) => (cause instanceof Error ? [cause.message] : [])),
  ];
  const counts = { ...facts.filled, title: facts.listingCount };
  const percent = (count: number) => Math.round((100 * count) / facts.listingCount);
  return {
    id: provider.id,
    outcome,
    isPartial,
    tookMs,
    found: facts.listingCount,
    filled:
      facts.listingCount === 0
        ? {}
        : Object.fromEntries(checkedFields.map((field) => [field, percent(counts[field])])),
    asked: deciding?.request.url ?? provider.buildRequests(query, asker)[0]?.url ?? provider.origins[0],
    status: deciding?.reply?.status ?? null,
    looks: deciding?.reply ? describeReply(deciding.reply, isRead(answer, deciding)) : [],
    reasons: [...new Set(reasons)],
    replies: exchanges.flatMap(({ reply }) => (reply === null ? [] : [reply])),
  };
}

/** @returns the exchange of the unreadable reply, else of a refused or missing one, else the first. */
function decidingExchange(
  { offending, outcome, isPartial }: FetchedAnswer,
  exchanges: readonly Exchange[],
): Exchange | undefined {
  const unread = exchanges.find(({ reply }) => reply !== null && reply === offending?.reply);
  const refused = exchanges.find(({ reply }) => reply?.status !== 200);
  const isGood = outcome === "answered" && !isPartial;
  return (isGood ? undefined : (unread ?? refused)) ?? exchanges[0];
}

function isRead({ offending, outcome }: FetchedAnswer, { reply }: Exchange): boolean {
  return outcome === "answered" && reply !== null && reply.status === 200 && reply !== offending?.reply;
}
