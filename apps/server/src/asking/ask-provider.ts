import { isAnswer } from "@vagou/contract/search/outcome";
import type { Asker, Provider } from "@vagou/providers/core/provider";
import type { Deps } from "../deps.ts";
import { keepUnreadableReply } from "../provider-health/unreadable-replies.ts";
import { credentialsOf } from "../provider-settings/is-configured.ts";
import { type Answer, answerWithout, type FetchedAnswer } from "./answer.ts";
import type { Asked } from "./asked.ts";
import { admit, noteAnswer, noteFailure } from "./etiquette/breaker.ts";

type Asking = Pick<Deps, "db" | "clock" | "logger" | "config" | "fetcher" | "suspects">;

/**
 * Asks a provider, unless it is suspended, and records the outcome for breaker and health.
 * @throws the signal's reason when the caller disconnects; that is no failure of the provider
 */
export async function askProvider(deps: Asking, asked: Asked): Promise<Answer> {
  const { provider, query, signal } = asked;
  const admission = await admit(deps.db, provider.id, deps.clock.now());
  if (admission.kind === "suspended") return answerWithout(admission.lastOutcome, "suspension");

  const { userId: person, arrivedMs } = asked;
  const forgetsReplies = !deps.suspects.has(provider.id);
  const waiting = { person, forgetsReplies, ...(arrivedMs !== undefined && { arrivedMs }) };
  const answer = await deps.fetcher.ask(provider, query, signal, askerOf(deps, asked), waiting);
  await remember(deps, provider, answer, admission.hasFailed);
  // The replies are needed for health only and are left out here, so that their memory is free.
  const { outcome, source, jobs, total, isPartial, isWhole, dropped, skipped, facts } = answer;
  return { outcome, source, jobs, total, isPartial, isWhole, dropped, skipped, facts };
}

/** @returns what providers are told of the caller, if their terms demand it */
export function askerOf(
  { config }: Pick<Deps, "config">,
  { provider, caller }: Pick<Asked, "provider" | "caller">,
): Asker {
  return { ...caller, pageUrl: `${config.appBaseUrl}/jobs`, credentials: credentialsOf(provider, config) };
}

async function remember(
  deps: Asking,
  { id }: Provider,
  answer: FetchedAnswer,
  hasFailed: boolean,
): Promise<void> {
  const { outcome, causes, notBefore } = answer;
  const failures = { provider: id, outcome, err: causes[0], failures: causes.length };
  if (isAnswer(outcome)) {
    // A kept reply says nothing about the portal's present state.
    if (hasFailed && answer.requestCount > 0) await noteAnswer(deps.db, id);
    if (answer.firstReply !== null && deps.suspects.has(id)) {
      const cause = new Error("the provider is suspect");
      await keepUnreadableReply(deps.db, id, outcome, { reply: answer.firstReply, cause });
    }
    if (causes.length > 0) deps.logger.info(failures, "a provider answered in part");
    if (answer.emptyBecause !== null)
      deps.logger.info({ provider: id, why: answer.emptyBecause }, "a provider said why it has nothing");
  } else if (outcome === "busy") {
    // Our own line was too long, which says nothing about the portal.
    deps.logger.info(failures, "a provider was not asked in time");
  } else if (answer.isPartial) {
    // The other parts answered that they have nothing: no reason to suspend the whole provider.
    deps.logger.info(failures, "a part of a provider failed, and the rest had nothing");
  } else {
    await noteFailure(deps.db, id, outcome, deps.clock.now(), notBefore);
    deps.logger.warn(failures, "a provider failed");
    if (answer.offending !== null) await keepUnreadableReply(deps.db, id, outcome, answer.offending);
  }
  if (answer.isPartial && answer.offending !== null) {
    await keepUnreadableReply(deps.db, id, outcome, answer.offending);
  }
}
