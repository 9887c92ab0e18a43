import { randomUUID } from "node:crypto";
import { isAnswer } from "@vagou/contract/outcome";
import type { Job } from "@vagou/contract/job";
import type { Provider, ProviderQuery } from "@vagou/providers/core/provider";
import type { Deps } from "../deps.ts";
import { admit, noteAnswer, noteFailure } from "./etiquette/breaker.ts";
import { savePostings } from "../postings/repository.ts";
import { keepOffendingReply } from "../provider-health/offending-replies.ts";
import { unasked, type FoundAnswer } from "../searches/found-answer.ts";
import type { ProviderAnswer } from "./provider-fetcher.ts";
import { credentialsOf } from "../provider-settings/is-configured.ts";
import { saveAnswer } from "../searches/repository.ts";

export type Question = {
  provider: Provider;
  query: ProviderQuery;
  question: string;
  /** Who asks; of several who ask the same at one time, the first. */
  caller: { ip: string; userAgent: string };
  userId: string;
};

/**
 * Asks a provider, unless it is suspended, keeps what it answered for everybody, and remembers
 * how it went.
 * @throws the signal's reason when the asker goes away; that is no failure of the provider
 */
export async function askProvider(deps: Deps, asked: Question, signal: AbortSignal): Promise<FoundAnswer> {
  const { provider, query } = asked;
  const admission = await admit(deps.db, provider.id, deps.clock.now());
  if (admission.kind === "suspended") return unasked(admission.lastOutcome, "suspension");

  const asker = {
    ...asked.caller,
    pageUrl: `${deps.config.appBaseUrl}/jobs`,
    credentials: credentialsOf(provider, deps.config),
  };
  const answer = await deps.fetcher.ask(provider, query, signal, asker, asked.userId);
  await remember(deps, provider, answer, admission.hasFailed);
  const { jobs } = answer;
  return {
    outcome: answer.outcome,
    source: "provider",
    jobs,
    total: answer.total,
    isPartial: answer.isPartial,
    isOlder: false,
    answerId: await keep(deps, asked, answer, jobs),
    cachedSince: null,
    dropped: answer.listings.length - jobs.length,
    skipped: answer.skipped,
    facts: answer.facts,
  };
}

async function remember(
  deps: Deps,
  { id }: Provider,
  answer: ProviderAnswer,
  hasFailed: boolean,
): Promise<void> {
  const { outcome, causes, notBefore } = answer;
  const failures = { provider: id, outcome, err: causes[0], failures: causes.length };
  if (isAnswer(outcome)) {
    // What was kept says nothing of how the portal is now.
    if (hasFailed && answer.requestCount > 0) await noteAnswer(deps.db, id);
    if (answer.firstReply !== null && deps.suspects.has(id)) {
      const cause = new Error("the provider is suspect");
      await keepOffendingReply(deps.db, id, outcome, { reply: answer.firstReply, cause });
    }
    if (causes.length > 0) deps.logger.info(failures, "a provider answered in part");
    if (answer.emptyBecause !== null)
      deps.logger.info({ provider: id, why: answer.emptyBecause }, "a provider said why it has nothing");
  } else if (outcome === "busy") {
    // Our own line, which says nothing about the portal.
    deps.logger.info(failures, "a provider was not asked in time");
  } else if (answer.isPartial) {
    // The rest answered that it has nothing: no reason to leave the whole provider alone.
    deps.logger.info(failures, "a part of a provider failed, and the rest had nothing");
  } else {
    await noteFailure(deps.db, id, outcome, deps.clock.now(), notBefore);
    deps.logger.warn(failures, "a provider failed");
    if (answer.offending !== null) await keepOffendingReply(deps.db, id, outcome, answer.offending);
  }
  if (answer.isPartial && answer.offending !== null) {
    await keepOffendingReply(deps.db, id, outcome, answer.offending);
  }
}

/** @returns under which id the answer is kept; null for a failure */
async function keep(
  { db, clock, questionCodes }: Deps,
  { provider, question }: Question,
  { outcome, total, isPartial }: ProviderAnswer,
  jobs: readonly Job[],
): Promise<string | null> {
  if (!isAnswer(outcome)) return null;
  const id = randomUUID();
  const now = clock.now();
  const [code] = questionCodes.shared(question, now);
  const jobIds = jobs.map(({ id }) => id);
  // In this order no answer ever names a posting that is not kept; no transaction is needed.
  await savePostings(db, jobs, now);
  await saveAnswer(db, {
    id,
    providerId: provider.id,
    question: code,
    outcome,
    total,
    isPartial,
    jobIds,
    receivedAt: now,
  });
  return id;
}
