import { creditsPerProvider } from "@vagou/contract/fichas/amounts";
import type { Asker, Provider, ProviderQuery } from "@vagou/providers/core/provider";
import type { HoldResult } from "../../credits/holds/decide-holds.ts";
import type { Actor, Deps } from "../../deps.ts";
import type { AnsweredRequest } from "./search-requests.ts";

/**
 * How a part is paid. `held`, `paid`: see `HoldResult`. `answered`: a request with this key was answered before
 * and gets the same answer again.
 */
export type Payment = HoldResult | { kind: "answered"; before: AnsweredRequest };

/** One provider's part of a request. `question`: see `questionOf`; `asker`: what the provider is told of the caller. */
export type AskedPart = { provider: Provider; query: ProviderQuery; question: string; asker: Asker };

/** The same, and how it is paid. */
export type Part = AskedPart & { payment: Payment };

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
  /** The same instant on the process's own clock, `performance.now()`. */
  arrivedMs: number;
};

/** `refused`: the ids of providers whose parts have their answer without being asked; nothing is held for them. */
export type PartsToOpen = {
  request: OpenedParts;
  parts: readonly AskedPart[];
  isFresh: boolean;
  refused?: { has(providerId: string): boolean };
};

/**
 * Holds the fichas of every part in one transaction, so that a search that cannot be paid asks no portal.
 * A request whose key was used before gets the answer of the first one; a part that was not answered is asked.
 * @throws {AppError} insufficient_credits · too_many_searches · idempotency_key_reused (another body, or
 *   more than ten minutes old) · unauthenticated when the account was deleted since the session was checked
 */
export async function openParts(
  {
    db,
    pseudonyms,
    questionCodes,
    partGroups,
  }: Pick<Deps, "db" | "pseudonyms" | "questionCodes" | "partGroups">,
  { request, parts, isFresh, refused }: PartsToOpen,
): Promise<Part[]> {
  const { actor, requestId, hasKey, at } = request;
  const { userId } = actor;
  const left = parts.filter(({ provider }) => refused?.has(provider.id) !== true);
  if (left.length === 0) return [];
  const opened = await partGroups.open({
    db,
    userId,
    key: requestId,
    at,
    claim: hasKey
      ? { requestKey: requestId, fingerprint: fingerprintOf(pseudonyms, userId, parts, isFresh) }
      : null,
    holds: left.map((part) => holdOf({ questionCodes }, { request, part })),
  });
  return left.map((part) => {
    const payment = opened.get(part.provider.id);
    if (payment === undefined) throw new Error(`no hold was decided for ${part.provider.id}`);
    return { ...part, payment };
  });
}

type HoldOfPart = {
  request: Pick<OpenedParts, "actor" | "searchId" | "at">;
  part: Pick<Part, "provider" | "question">;
};

/** @returns the hold that pays a part */
export function holdOf(
  { questionCodes }: Pick<Deps, "questionCodes">,
  { request: { actor, searchId, at }, part: { provider, question } }: HoldOfPart,
) {
  const [purpose, ...formerPurposes] = questionCodes.own(question, actor.userId, at);
  return {
    providerId: provider.id,
    amountCredits: creditsPerProvider,
    purpose,
    formerPurposes,
    reason: `search:${provider.id}`,
    searchId,
  };
}

function fingerprintOf(
  pseudonyms: Deps["pseudonyms"],
  userId: string,
  parts: readonly AskedPart[],
  isFresh: boolean,
): string {
  const questions = parts.map(({ question }) => question).toSorted();
  return pseudonyms.of("search request", [userId, isFresh ? "fresh" : "", ...questions].join("\n"));
}
