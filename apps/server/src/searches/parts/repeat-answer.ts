import type { Deps } from "../../deps.ts";
import { outcomeFromCache, readStored } from "../answers/found-answer.ts";
import { findAnswerById } from "../answers/repository.ts";
import type { AnsweredRequest } from "./search-requests.ts";
import type { SettledPart } from "./settle-part.ts";

/** Repeats the answer of a request: the same vacancies for the same price, or the same failure. */
export async function repeatAnswer(
  { db }: Pick<Deps, "db">,
  { outcome, fichas, tookMs, answerId }: AnsweredRequest,
): Promise<SettledPart> {
  if (answerId === null) return { found: outcomeFromCache(outcome), fichas, tookMs, balance: null };
  const stored = await findAnswerById(db, answerId);
  // Answers are kept several times longer than a request key is valid.
  if (stored === undefined) throw new Error(`the answer ${answerId} is not kept any more`);
  return { found: readStored(stored), fichas, tookMs, balance: null };
}
