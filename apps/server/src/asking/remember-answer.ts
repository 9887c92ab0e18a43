import { isAnswer } from "@vagou/contract/search/outcome";
import type { Provider } from "@vagou/providers/core/provider";
import type { Deps } from "../deps.ts";
import { keepUnreadableReply } from "../provider-health/unreadable-replies.ts";
import type { FetchedAnswer } from "./answer.ts";
import { noteAnswer, noteFailure } from "./etiquette/breaker.ts";

/**
 * Records how a provider answered: for the breaker, for the health report, and in the log. `hasFailed`: the breaker
 * knows of a failure that came before.
 */
export async function rememberAnswer(
  deps: Pick<Deps, "db" | "clock" | "logger" | "suspects">,
  { provider, answer, hasFailed }: { provider: Provider; answer: FetchedAnswer; hasFailed: boolean },
): Promise<void> {
  const { id } = provider;
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
