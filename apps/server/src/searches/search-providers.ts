import { randomUUID } from "node:crypto";
import { creditsPerProvider, freeRepeatMs } from "@vagou/contract/amounts";
import { providerIds, providerLabel } from "@vagou/contract/catalogue";
import type { ProviderGroup } from "@vagou/contract/answers";
import { isAnswer, outcomeMessages } from "@vagou/contract/outcome";
import type { Provider, ProviderQuery } from "@vagou/providers/core/provider";
import { getBalance } from "../credits/account.ts";
import type { HoldResult } from "../credits/decide-holds.ts";
import { placeHolds } from "../credits/place-holds.ts";
import { captureHold, releaseHold } from "../credits/settle-hold.ts";
import type { Actor } from "../deps.ts";
import { AppError } from "../errors.ts";
import { findOrAsk, type AskingDeps } from "./find-answer.ts";
import { unasked, type FoundAnswer } from "./found-answer.ts";
import { isConfigured } from "./is-configured.ts";
import { questionOf, readQuery, type AskedFilters } from "./read-query.ts";
import { findRunOfHold, insertRun } from "./repository.ts";

export type SearchInput = {
  actor: Actor;
  filters: AskedFilters;
  /** Provider ids; one for each request of the web app, up to all for other clients. */
  services: readonly string[];
  /** Names this very request, so that a retry is not charged again. */
  idempotencyKey: string | undefined;
  caller: { ip: string; userAgent: string };
  signal: AbortSignal;
};

/** One provider's part: what is asked and how it is paid. */
type Part = { provider: Provider; query: ProviderQuery; question: string; hold: HoldResult };

/**
 * Asks providers side by side and charges only for those that answer. Fichas are held for all
 * before the first is asked, so that a search that cannot be paid asks nobody.
 * @throws {AppError} no_search_params · no_provider_selected · no_filter_filled · unknown_provider ·
 *   provider_disabled · provider_not_configured · unknown_place · insufficient_credits · idempotency_key_reused
 * @throws the signal's reason when the caller goes away; what was held is given back
 */
export async function searchProviders(
  deps: AskingDeps,
  input: SearchInput,
): Promise<{ services: ProviderGroup[]; remaining_credits: number }> {
  const { query: keywords, city, state } = input.filters;
  if (input.services.length === 0) {
    throw new AppError(keywords + city + state === "" ? "no_search_params" : "no_provider_selected");
  }
  const query = readQuery(input.filters);
  const providers = selectProviders(deps, input.services);
  const parts = await holdFichas(deps, input, providers, query);
  const services = await Promise.all(parts.map((part) => runPart(deps, input, part)));
  return { services, remaining_credits: await getBalance(deps.db, input.actor.userId) };
}

function selectProviders({ providers, config }: AskingDeps, services: readonly string[]): Provider[] {
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

function holdFichas(
  deps: AskingDeps,
  input: SearchInput,
  providers: Provider[],
  query: ProviderQuery,
): Promise<Part[]> {
  const { userId } = input.actor;
  const requestKey = input.idempotencyKey ?? randomUUID();
  const requests = providers.map((provider) => {
    const question = questionOf(provider.id, query);
    return {
      provider,
      query,
      question,
      amountCredits: creditsPerProvider,
      purpose: question,
      reason: `search:${provider.id}`,
      idempotencyKey: `search:${userId}:${requestKey}:${provider.id}`,
    };
  });
  const at = deps.clock.now();
  return deps.db.transaction((tx) => placeHolds(tx, { userId, requests, freeRepeatMs, at }));
}

async function runPart(deps: AskingDeps, input: SearchInput, part: Part): Promise<ProviderGroup> {
  const startedAt = performance.now();
  const { provider, hold } = part;
  if (hold.kind === "repeated" && hold.state === "released") {
    // The first time it failed and the fichas went back: the retry hears the same.
    const run = await findRunOfHold(deps.db, hold.holdId);
    return group(
      deps,
      provider.id,
      unasked(run?.outcome ?? "unavailable", "cache"),
      run?.tookMs ?? 0,
      "returned",
    );
  }
  let found: FoundAnswer;
  try {
    found = await findOrAsk(deps, { ...part, caller: input.caller }, input.signal);
  } catch (error) {
    if (hold.kind === "held") await giveBack(deps, input.actor, hold.holdId, provider.id);
    throw error;
  }
  const tookMs = Math.round(performance.now() - startedAt);
  return group(deps, provider.id, found, tookMs, await settle(deps, input.actor, part, found, tookMs));
}

/** Writes down what became of the part and charges or returns its fichas, in one transaction. */
function settle(
  deps: AskingDeps,
  actor: Actor,
  { provider, question, hold }: Part,
  found: FoundAnswer,
  tookMs: number,
): Promise<ProviderGroup["fichas"]> {
  const at = deps.clock.now();
  const answered = isAnswer(found.outcome);
  return deps.db.transaction(async (tx) => {
    // The run first: from the settling on, this person's other parts wait.
    await insertRun(tx, {
      id: randomUUID(),
      userId: actor.userId,
      providerId: provider.id,
      question,
      outcome: found.outcome,
      jobCount: found.jobs.length,
      droppedCount: found.dropped,
      skippedCount: found.skipped,
      tookMs,
      source: found.source,
      holdId: hold.kind === "held" ? hold.holdId : null,
      createdAt: at,
      listingCount: found.facts?.listingCount ?? 0,
      filled: found.facts?.filled ?? {},
      ignored: found.facts?.ignored ?? [],
    });
    if (hold.kind === "free") return "free";
    if (hold.kind === "repeated") return hold.state === "captured" || answered ? "charged" : "returned";
    const isSettled = await (answered ? captureHold : releaseHold)(tx, {
      userId: actor.userId,
      holdId: hold.holdId,
      reason: `search:${provider.id}`,
      at,
    });
    return isSettled && answered ? "charged" : "returned";
  });
}

async function giveBack(
  { db, clock, logger }: AskingDeps,
  { userId }: Actor,
  holdId: string,
  providerId: string,
): Promise<void> {
  try {
    await db.transaction((tx) =>
      releaseHold(tx, { userId, holdId, reason: `search:${providerId}`, at: clock.now() }),
    );
  } catch (error) {
    // The task that releases old holds will: nothing is lost, it only takes a minute.
    logger.error({ err: error, holdId }, "a hold could not be released at once");
  }
}

function group(
  { clock }: AskingDeps,
  id: string,
  found: FoundAnswer,
  tookMs: number,
  fichas: ProviderGroup["fichas"],
): ProviderGroup {
  const now = clock.now();
  const { outcome, jobs, total, cachedSince } = found;
  return {
    name: id,
    display_name: providerLabel(id),
    count: jobs.length,
    total,
    jobs: [...jobs],
    has_error: !isAnswer(outcome),
    outcome,
    ...(!isAnswer(outcome) && { error: outcomeMessages[outcome] }),
    took_ms: tookMs,
    cached: cachedSince !== null,
    age_s:
      cachedSince === null ? null : Math.max(0, Math.round((now.getTime() - cachedSince.getTime()) / 1000)),
    fichas,
  };
}
