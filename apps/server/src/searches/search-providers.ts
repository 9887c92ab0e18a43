import { randomUUID } from "node:crypto";
import { getBalance } from "../credits/ledger/account.ts";
import { shareConnections } from "../db/connections/connection-share.ts";
import type { Actor, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { announceParts } from "./parts/announce-parts.ts";
import { answerPart } from "./parts/answer-part.ts";
import type { FindingDeps } from "./answers/find-or-ask.ts";
import { describeGroup, type PackedGroup } from "./describe-group.ts";
import { openParts, type OpenedParts } from "./parts/open-parts.ts";
import { refuseEarly, type PartsToRefuse } from "./parts/refuse-early.ts";
import { readQuery, type AskedFilters } from "./read-query.ts";
import type { SettledPart } from "./parts/settle-part.ts";
import { questionOf } from "./questions/question-of.ts";
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

type SearchDeps = Pick<
  Deps,
  | keyof FindingDeps
  | "freeRepeats"
  | "lines"
  | "partGroups"
  | "pseudonyms"
  | "popular"
  | "providers"
  | "questionNotes"
  | "runNotes"
  | "switchedOffProviders"
>;

export type SearchAnswer = { services: PackedGroup[]; remaining_credits: number };

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
  const { actor, filters, services: ids, caller, signal, fresh: isFresh = false } = input;
  const { query: keywords, city, state } = filters;
  if (ids.length === 0) {
    throw new AppError(keywords + city + state === "" ? "no_search_params" : "no_provider_selected");
  }
  const query = readQuery(filters);
  const providers = selectProviders(deps, { ids });
  const request: OpenedParts = {
    actor,
    requestId: input.idempotencyKey ?? randomUUID(),
    hasKey: input.idempotencyKey !== undefined,
    searchId: input.searchId ?? randomUUID(),
    at: deps.clock.now(),
    arrivedMs: performance.now(),
  };
  // Once: to name a question is to build its requests.
  const parts = providers.map((provider) => ({ provider, query, question: questionOf(provider, query) }));
  const coming = announceParts(deps, { providers, userId: actor.userId });
  try {
    return await answerAll(deps, { request, parts, isFresh, caller, signal, coming });
  } finally {
    for (const leave of coming.values()) leave();
  }
}

/** `coming`: by the provider's id, to be called when its question needs no place in our line any more. */
async function answerAll(
  deps: SearchDeps,
  { caller, signal, coming, ...asked }: PartsToRefuse & { coming: ReadonlyMap<string, () => void> },
): Promise<SearchAnswer> {
  const { request, isFresh } = asked;
  const { actor } = request;
  const questions = asked.parts.map(({ question }) => question);
  deps.freeRepeats.requireRoom(actor.userId, questions, request.at);
  const refused = await refuseEarly(deps, { ...asked, caller, signal });
  const parts = await openParts(deps, { ...asked, refused });
  for (const part of parts) {
    deps.popular.note(part, actor.userId, request.at);
    const { payment, question } = part;
    if (payment.kind === "paid") deps.freeRepeats.note(actor.userId, question, payment.heldAt);
  }
  let balance = [...refused.values()].at(-1)?.balance ?? null;
  const groups = new Map<string, PackedGroup>();
  const describe = (id: string, settled: SettledPart) =>
    groups.set(id, describeGroup(id, settled, deps.clock.now()));
  for (const [id, settled] of refused) {
    coming.get(id)?.();
    describe(id, settled);
  }
  await Promise.all(
    parts.map(async (part) => {
      const leave = coming.get(part.provider.id);
      // Another question is in line for both.
      if (deps.flights.has(part.question)) leave?.();
      const settled = await answerPart(deps, { request, part, caller, isFresh, signal });
      leave?.();
      // Parts of one person are settled one after the other, so the last one to come knows the newest balance.
      balance = settled.balance ?? balance;
      describe(part.provider.id, settled);
    }),
  );
  const services = asked.parts.flatMap(({ provider }) => groups.get(provider.id) ?? []);
  return { services, remaining_credits: balance ?? (await getBalance(deps.db, actor.userId)) };
}
