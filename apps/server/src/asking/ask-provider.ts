import type { Deps } from "../deps.ts";
import { type Answer, answerWithout } from "./answer.ts";
import type { Asked } from "./asked.ts";
import { admit } from "./etiquette/breaker.ts";
import { rememberAnswer } from "./remember-answer.ts";

type Asking = Pick<Deps, "db" | "clock" | "logger" | "fetcher" | "suspects">;

/**
 * Asks a provider, unless it is suspended, and records the outcome for breaker and health.
 * @throws the signal's reason when the caller disconnects; that is no failure of the provider
 */
export async function askProvider(deps: Asking, asked: Asked): Promise<Answer> {
  const { provider, query, asker, signal } = asked;
  const admission = await admit(deps.db, provider.id, deps.clock.now());
  if (admission.kind === "suspended") return answerWithout(admission.lastOutcome, "suspension");

  const { userId: person, arrivedMs } = asked;
  const forgetsReplies = !deps.suspects.has(provider.id);
  const waiting = { person, forgetsReplies, ...(arrivedMs !== undefined && { arrivedMs }) };
  const answer = await deps.fetcher.ask(provider, query, signal, asker, waiting);
  await rememberAnswer(deps, { provider, answer, hasFailed: admission.hasFailed });
  // The replies are needed for health only and are left out here, so that their memory is free.
  const { outcome, source, jobs, total, isPartial, isWhole, dropped, skipped, facts } = answer;
  return { outcome, source, jobs, total, isPartial, isWhole, dropped, skipped, facts };
}
