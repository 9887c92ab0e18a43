import { randomUUID } from "node:crypto";
import { isAnswer } from "@vagou/contract/outcome";
import type { Answer } from "../asking/answer.ts";
import type { Deps } from "../deps.ts";
import { savePack } from "../postings/repository.ts";
import type { FoundAnswer, Question } from "./found-answer.ts";
import { saveAnswer } from "./repository.ts";

/** Stores a provider's answer for every person who asks the same question; a failure is not stored. */
export async function keepAnswer(
  { db, clock, questionCodes }: Pick<Deps, "db" | "clock" | "questionCodes">,
  { provider, question }: Question,
  answer: Answer,
): Promise<FoundAnswer> {
  const { outcome, jobs, total, isPartial } = answer;
  const found = { ...answer, cachedSince: null, isOlder: false };
  if (!isAnswer(outcome)) return { ...found, answerId: null };
  const id = randomUUID();
  const now = clock.now();
  const [code] = questionCodes.shared(question, now);
  // Postings first: so no answer ever names a posting that is not stored, and no transaction is needed.
  const isAny = jobs.ids.length > 0;
  if (isAny) await savePack(db, { providerId: provider.id, jobs, at: now });
  await saveAnswer(db, {
    id,
    providerId: provider.id,
    question: code,
    outcome,
    total,
    isPartial,
    packId: isAny ? jobs.id : null,
    receivedAt: now,
  });
  return { ...found, answerId: id };
}
