import { creditsPerProvider, freeRepeatMs, olderAnswerMs } from "@vagou/contract/fichas/amounts";
import type { Deps } from "../../deps.ts";
import { checkRefusable, type RefusableState } from "./check-refusable.ts";
import { outcomeFromCache, type FoundAnswer } from "../answers/found-answer.ts";
import { openPerProviderMax } from "./open-calls.ts";
import { holdOf, type AskedPart, type OpenedParts, type PartsToOpen } from "./open-parts.ts";
import { runOf } from "../answers/run-of.ts";
import type { SettledPart } from "./settle-part.ts";

type EarlyDeps = Pick<
  Deps,
  "db" | "clock" | "logger" | "fetcher" | "flights" | "popular" | "questionCodes" | "runNotes"
>;

export type PartsToRefuse = Omit<PartsToOpen, "refused"> & { signal: AbortSignal };

/**
 * Refuses the parts of a request whose portals have a full line in this process, before any ficha is held: in a crowd
 * most questions end so. Each gets the answer that it would get at the line. A part that could get another answer, or
 * an error, is left to the usual way; so is one where this cannot be known without asking the portal. The request's
 * key is not used up: a retry with it asks again.
 * @returns the refused parts, by the provider's id
 * @throws the signal's reason when the caller disconnects
 */
export async function refuseEarly(
  deps: EarlyDeps,
  asked: PartsToRefuse,
): Promise<ReadonlyMap<string, SettledPart>> {
  const full = asked.parts.filter((part) => isLineFull(deps, asked.request, part));
  const parts = await Promise.all(
    full.map(async (part) => {
      const refused = await refuse(deps, asked, part);
      return refused === undefined ? [] : [[part.provider.id, refused] as const];
    }),
  );
  asked.signal.throwIfAborted();
  return new Map(parts.flat());
}

function isLineFull(
  { fetcher }: Pick<Deps, "fetcher">,
  { actor }: Pick<OpenedParts, "actor">,
  { provider, query, asker }: AskedPart,
): boolean {
  return fetcher.wouldRefuse(provider, query, asker, actor.userId);
}

async function refuse(
  deps: EarlyDeps,
  asked: PartsToRefuse,
  part: AskedPart,
): Promise<SettledPart | undefined> {
  const startedAt = performance.now();
  const { request } = asked;
  const { provider } = part;
  if (deps.flights.has(part.question)) return undefined;
  const { isRefusable, balance } = await readState(deps, asked, part);
  // The line and the flights may have changed since.
  if (!isRefusable || deps.flights.has(part.question) || !isLineFull(deps, request, part)) return undefined;
  const tookMs = Math.round(performance.now() - startedAt);
  deps.runNotes.note(runOf(provider.id, { found: busy, tookMs, at: deps.clock.now() }));
  deps.popular.note(part, request.actor.userId, request.at);
  deps.logger.info({ provider: provider.id, outcome: busy.outcome }, "a provider was not asked in time");
  return { found: busy, fichas: "returned", tookMs, balance };
}

const busy: FoundAnswer = { ...outcomeFromCache("busy"), source: "provider" };

function readState(
  { db, questionCodes }: Pick<Deps, "db" | "questionCodes">,
  { request, parts, isFresh }: PartsToRefuse,
  part: AskedPart,
): Promise<RefusableState> {
  const { actor, requestId, hasKey, at } = request;
  const { purpose, formerPurposes, reason } = holdOf({ questionCodes }, { request, part });
  const ago = (ms: number) => new Date(at.getTime() - ms);
  return checkRefusable(db, {
    userId: actor.userId,
    providerId: part.provider.id,
    requestKey: hasKey ? requestId : null,
    amountCredits: parts.length * creditsPerProvider,
    purposes: [purpose, ...formerPurposes],
    reason,
    openPerReasonMax: openPerProviderMax,
    question: questionCodes.shared(part.question, at),
    since: ago(isFresh ? freeRepeatMs : olderAnswerMs),
    paidSince: ago(freeRepeatMs),
    at,
  });
}
