import { randomUUID } from "node:crypto";
import { freeRepeatMs } from "@vagou/contract/amounts";
import { providerIds, providerLabel } from "@vagou/contract/catalogue";
import type { ProviderGroup } from "@vagou/contract/answers";
import { isAnswer, outcomeMessages } from "@vagou/contract/outcome";
import type { Provider } from "@vagou/providers/core/provider";
import { getBalance } from "../credits/account.ts";
import type { Actor, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { findOlderAnswer, findOrAsk, recallAnswer, type AskedSince } from "./find-answer.ts";
import { unasked, type FoundAnswer } from "./found-answer.ts";
import { isConfigured } from "./is-configured.ts";
import { waitAt } from "./list-lines.ts";
import { openParts, type OpenedParts, type Part } from "./open-parts.ts";
import { readQuery, type AskedFilters } from "./read-query.ts";
import type { AnsweredRequest } from "./search-requests.ts";
import { leavePart, settlePart, type SettledPart } from "./settle-part.ts";

export type SearchInput = {
  actor: Actor;
  filters: AskedFilters;
  /** Provider ids; one for each request of the web app, up to all for other clients. */
  services: readonly string[];
  /** Names this very request for ten minutes, so that a retry hears the same and is not charged again. */
  idempotencyKey: string | undefined;
  /** The search that this request is a part of; without one it is a search by itself. */
  searchId?: string | undefined;
  /** Asks the portals even where an older answer could be given for nothing. */
  fresh?: boolean;
  caller: { ip: string; userAgent: string };
  signal: AbortSignal;
};

/**
 * Asks providers side by side and charges only for those that answer: whoever receives an answer pays for
 * it, once. Fichas are held for all before the first is asked, so that a search that cannot be paid asks
 * no portal.
 * @throws {AppError} no_search_params · no_provider_selected · no_filter_filled · unknown_provider ·
 *   provider_disabled · provider_not_configured · unknown_place · insufficient_credits ·
 *   too_many_searches · idempotency_key_reused
 * @throws the signal's reason when the caller goes away; what was held is given back
 */
export async function searchProviders(
  deps: Deps,
  input: SearchInput,
): Promise<{ services: ProviderGroup[]; remaining_credits: number }> {
  const { query: keywords, city, state } = input.filters;
  if (input.services.length === 0) {
    throw new AppError(keywords + city + state === "" ? "no_search_params" : "no_provider_selected");
  }
  const query = readQuery(input.filters);
  const providers = selectProviders(deps, input.services);
  const request: OpenedParts = {
    actor: input.actor,
    requestId: input.idempotencyKey ?? randomUUID(),
    hasKey: input.idempotencyKey !== undefined,
    searchId: input.searchId ?? randomUUID(),
    at: deps.clock.now(),
  };
  const parts = await openParts(deps, request, { providers, query, isFresh: input.fresh === true });
  for (const part of parts) deps.popular.note(part, input.actor.userId, request.at);
  const services = await Promise.all(
    parts.map(async (part) => group(deps, part.provider.id, await runPart(deps, input, request, part))),
  );
  return { services, remaining_credits: await getBalance(deps.db, input.actor.userId) };
}

function selectProviders({ providers, config }: Deps, services: readonly string[]): Provider[] {
  const known: readonly string[] = providerIds;
  return [...new Set(services)].map((id) => {
    const provider = providers.find((candidate) => candidate.id === id);
    if (provider !== undefined && !isConfigured(provider, config))
      throw new AppError("provider_not_configured");
    if (provider === undefined)
      throw new AppError(known.includes(id) ? "provider_disabled" : "unknown_provider");
    return provider;
  });
}

async function runPart(
  deps: Deps,
  input: SearchInput,
  request: OpenedParts,
  part: Part,
): Promise<SettledPart> {
  if (part.payment.kind === "answered") return repeat(deps, part.payment.before);
  const startedAt = performance.now();
  // What this person paid for is answered as long as it is paid, though it was given up to ten minutes before.
  const paidAt = part.payment.kind === "paid" ? part.payment.heldAt : deps.clock.now();
  const since = new Date(paidAt.getTime() - freeRepeatMs);
  let found: FoundAnswer;
  try {
    const asked = { ...part, since, caller: input.caller, userId: input.actor.userId };
    const mayBeOlder = part.payment.kind === "held" && input.fresh !== true;
    found = await findAskOrSpare(deps, asked, mayBeOlder, input.signal);
    input.signal.throwIfAborted();
  } catch (error) {
    await leavePart(deps, request, part);
    throw error;
  }
  const tookMs = Math.round(performance.now() - startedAt);
  const settled = await settlePart(deps, request, part, { found, tookMs });
  return "before" in settled ? repeat(deps, settled.before) : settled;
}

/** A line from this long on is spared by an older answer. */
const longLineMs = 5_000;

/** As `findOrAsk`; where the line is long or full, an older answer is given instead. */
async function findAskOrSpare(
  deps: Deps,
  asked: AskedSince,
  mayBeOlder: boolean,
  signal: AbortSignal,
): Promise<FoundAnswer> {
  const isLong = mayBeOlder && waitAt(deps.lines, asked.provider, asked.userId) >= longLineMs;
  const spared = isLong ? await findOlderAnswer(deps, asked) : undefined;
  if (spared !== undefined) return spared;
  const found = await findOrAsk(deps, asked, signal);
  if (found.outcome !== "busy" || !mayBeOlder) return found;
  return (await findOlderAnswer(deps, asked)) ?? found;
}

/** What a request was answered before: the same vacancies under the same price, or the same failure. */
async function repeat(
  deps: Deps,
  { outcome, fichas, tookMs, answerId }: AnsweredRequest,
): Promise<SettledPart> {
  const found = answerId === null ? unasked(outcome, "cache") : await recallAnswer(deps, answerId);
  // Answers are kept several times longer than a key lives.
  if (found === undefined) throw new Error(`the answer ${answerId} is not kept any more`);
  return { found, fichas, tookMs };
}

function group({ clock }: Deps, id: string, { found, fichas, tookMs }: SettledPart): ProviderGroup {
  const now = clock.now();
  const { outcome, jobs, total, isPartial, cachedSince } = found;
  return {
    name: id,
    display_name: providerLabel(id),
    count: jobs.length,
    total,
    jobs: [...jobs],
    has_error: !isAnswer(outcome),
    outcome,
    ...(!isAnswer(outcome) && { error: outcomeMessages[outcome] }),
    ...(isPartial && { is_partial: true }),
    took_ms: tookMs,
    cached: cachedSince !== null,
    age_s:
      cachedSince === null ? null : Math.max(0, Math.round((now.getTime() - cachedSince.getTime()) / 1000)),
    fichas,
  };
}
