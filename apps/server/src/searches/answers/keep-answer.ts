import { randomUUID } from "node:crypto";
import { isAnswer } from "@vagou/contract/search/outcome";
import type { Answer } from "../../asking/answer.ts";
import type { Deps } from "../../deps.ts";
import type { FoundAnswer, Question } from "./found-answer.ts";
import { saveAnswer } from "./repository.ts";

/** Stores a provider's answer for every person who asks the same question; a failure is not stored. */
export async function keepAnswer(
  { db, clock, questionCodes }: Pick<Deps, "db" | "clock" | "questionCodes">,
  { provider, question, answer }: Answered,
): Promise<FoundAnswer> {
  const { outcome, jobs, total, isPartial, isWhole } = answer;
  const found = { ...answer, cachedSince: null, isOlder: false };
  if (!isAnswer(outcome)) return { ...found, answerId: null };
  const receivedAt = clock.now();
  const [code] = questionCodes.shared(question, receivedAt);
  const answerId = await saveAnswer(db, {
    id: randomUUID(),
    providerId: provider.id,
    question: code,
    outcome,
    total,
    isPartial,
    isWhole,
    lastingQuestion: questionCodes.lasting(question),
    jobs,
    receivedAt,
  });
  return { ...found, answerId };
}

type Answered = Pick<Question, "provider" | "question"> & { answer: Answer };
