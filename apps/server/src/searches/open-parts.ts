import { creditsPerProvider, freeRepeatMs } from "@vagou/contract/amounts";
import type { Provider, ProviderQuery } from "@vagou/providers/core/provider";
import type { HoldResult } from "../credits/decide-holds.ts";
import { placeHolds } from "../credits/place-holds.ts";
import type { Tx } from "../db/client.ts";
import type { Actor, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { questionOf } from "./read-query.ts";
import { asAnswered, claimRequestKey, type AnsweredRequest, type SearchRequest } from "./search-requests.ts";

/** Most searches of one portal that one person may have running or in line at once: three tabs or devices. */
const openPerPortalMax = 3;

/**
 * How a part is paid. `held`, `paid`: see `HoldResult`. `answered`: a request with this key was answered before
 * and gets the same answer again.
 */
export type Payment = HoldResult | { kind: "answered"; before: AnsweredRequest };

/** One provider's part of a request: the question and how it is paid. */
export type Part = { provider: Provider; query: ProviderQuery; question: string; payment: Payment };

/**
 * `requestId`: the client's key, or an id made for a request without one. `searchId`: the search of the parts, for the
 * statement.
 */
export type OpenedParts = {
  actor: Actor;
  requestId: string;
  hasKey: boolean;
  searchId: string;
  at: Date;
};

/**
 * Holds the fichas of every part in one transaction, so that a search that cannot be paid asks no portal.
 * A request whose key was used before gets the answer of the first one; a part that was not answered is asked.
 * @throws {AppError} insufficient_credits · too_many_searches · idempotency_key_reused (another body, or
 *   more than ten minutes old)
 */
export function openParts(
  deps: Pick<Deps, "db" | "pseudonyms" | "questionCodes" | "accountTurns">,
  request: OpenedParts,
  { providers, query, isFresh }: { providers: readonly Provider[]; query: ProviderQuery; isFresh: boolean },
): Promise<Part[]> {
  const asked = providers.map((provider) => ({
    provider,
    query,
    question: questionOf(provider.id, query),
  }));
  const open = async (tx: Tx): Promise<Part[]> => {
    const known = request.hasKey ? await claimKey(tx, deps, request, { asked, isFresh }) : [];
    const answered = new Map(known.map((part) => [part.providerId, asAnswered(part)]));
    const unanswered = asked.filter(({ provider }) => answered.get(provider.id) === undefined);
    const holds = await holdFichas(tx, deps, request, unanswered);
    return asked.map((part) => {
      const before = answered.get(part.provider.id);
      const payment =
        before === undefined ? holds.get(part.provider.id) : { kind: "answered" as const, before };
      if (payment === undefined) throw new Error(`no hold was decided for ${part.provider.id}`);
      return { ...part, payment };
    });
  };
  return deps.accountTurns(request.actor.userId, () => deps.db.transaction(open));
}

type AskedPart = Omit<Part, "payment">;

/** @throws {AppError} idempotency_key_reused */
async function claimKey(
  tx: Tx,
  { pseudonyms }: Pick<Deps, "pseudonyms">,
  { actor, requestId, at }: OpenedParts,
  { asked, isFresh }: { asked: readonly AskedPart[]; isFresh: boolean },
): Promise<SearchRequest[]> {
  const questions = asked.map(({ question }) => question).toSorted();
  const body = [actor.userId, isFresh ? "fresh" : "", ...questions];
  const fingerprint = pseudonyms.of("search request", body.join("\n"));
  const known = await claimRequestKey(tx, {
    userId: actor.userId,
    requestKey: requestId,
    createdAt: at,
    fingerprint,
    providerIds: asked.map(({ provider }) => provider.id),
  });
  const since = new Date(at.getTime() - freeRepeatMs);
  if (known.some((part) => part.fingerprint !== fingerprint || part.createdAt <= since))
    throw new AppError("idempotency_key_reused");
  return known;
}

async function holdFichas(
  tx: Tx,
  { questionCodes }: Pick<Deps, "questionCodes">,
  { actor, searchId, at }: OpenedParts,
  parts: readonly AskedPart[],
): Promise<Map<string, HoldResult>> {
  if (parts.length === 0) return new Map();
  const requests = parts.map(({ provider, question }) => {
    const [purpose, ...formerPurposes] = questionCodes.own(question, actor.userId, at);
    return {
      providerId: provider.id,
      amountCredits: creditsPerProvider,
      purpose,
      formerPurposes,
      reason: `search:${provider.id}`,
      searchId,
    };
  });
  const decided = await placeHolds(tx, {
    userId: actor.userId,
    requests,
    freeRepeatMs,
    openPerReasonMax: openPerPortalMax,
    at,
  });
  return new Map(decided.map(({ providerId, hold }) => [providerId, hold]));
}
