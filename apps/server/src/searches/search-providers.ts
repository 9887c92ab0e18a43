import { randomUUID } from "node:crypto";
import { announceQuestions } from "../asking/announce-questions.ts";
import { askerOf } from "../asking/asker-of.ts";
import { shareConnections } from "../db/connections/connection-share.ts";
import type { Actor, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { answerParts, type PartsDeps, type SearchAnswer } from "./parts/answer-parts.ts";
import { questionOf } from "./questions/question-of.ts";
import { readQuery, type AskedFilters } from "./read-query.ts";
import { selectProviders } from "./select-providers.ts";

export type SearchInput = {
  actor: Actor;
  filters: AskedFilters;
  /** Provider ids; one for each request of the web app, up to all for other clients. */
  services: readonly string[];
  /** Names this request for ten minutes, so that a retry gets the same answer and is not charged again. */
  idempotencyKey: string | undefined;
  /** The search that this request is a part of; without one the request is a search of its own. */
  searchId?: string | undefined;
  /** Asks the portals even when an older answer could be given free of charge. */
  fresh?: boolean;
  caller: { ip: string; userAgent: string };
  signal: AbortSignal;
};

type SearchDeps = PartsDeps & Pick<Deps, "config" | "providers" | "switchedOffProviders">;

/**
 * Asks providers in parallel and charges only for those that answer: a person pays for an answer that they receive,
 * once. Fichas are held for all providers before the first is asked, so that a search that cannot be paid asks no
 * portal.
 * @throws {AppError} no_search_params · no_provider_selected · no_filter_filled · unknown_provider ·
 *   provider_disabled · provider_not_configured · unknown_place · insufficient_credits ·
 *   too_many_searches · idempotency_key_reused · too_many_requests
 * @throws the signal's reason when the caller disconnects; the held fichas are given back
 */
export function searchProviders(deps: SearchDeps, input: SearchInput): Promise<SearchAnswer> {
  return shareConnections(() => search(deps, input));
}

async function search(deps: SearchDeps, input: SearchInput): Promise<SearchAnswer> {
  const { query: keywords, city, state } = input.filters;
  if (input.services.length === 0) {
    throw new AppError(keywords + city + state === "" ? "no_search_params" : "no_provider_selected");
  }
  const query = readQuery(input.filters);
  const providers = selectProviders(deps, { ids: input.services });
  // Once: to name a question is to build its requests.
  const parts = providers.map((provider) => ({
    provider,
    query,
    question: questionOf(provider, query),
    asker: askerOf(deps, { provider, caller: input.caller }),
  }));
  const request = {
    actor: input.actor,
    requestId: input.idempotencyKey ?? randomUUID(),
    hasKey: input.idempotencyKey !== undefined,
    searchId: input.searchId ?? randomUUID(),
    at: deps.clock.now(),
    arrivedMs: performance.now(),
  };
  const coming = announceQuestions(deps, { providers, userId: input.actor.userId });
  try {
    const { fresh: isFresh = false, signal } = input;
    return await answerParts(deps, { request, parts, isFresh, signal, coming });
  } finally {
    for (const leave of coming.values()) leave();
  }
}
