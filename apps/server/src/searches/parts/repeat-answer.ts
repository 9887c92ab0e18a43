import type { Deps } from "../../deps.ts";
import { outcomeFromCache } from "../answers/found-answer.ts";
import type { AnsweredRequest } from "./search-requests.ts";
import type { SettledPart } from "./settle-part.ts";

/** Repeats the answer of a request: the same vacancies for the same price, or the same failure. */
export async function repeatAnswer(
  { answers }: Pick<Deps, "answers">,
  { outcome, fichas, tookMs, answerId }: AnsweredRequest,
): Promise<SettledPart> {
  if (answerId === null) return { found: outcomeFromCache(outcome), fichas, tookMs, balance: null };
  const found = await answers.get(answerId);
  // Answers are kept several times longer than a request key is valid.
  if (found === undefined) throw new Error(`the answer ${answerId} is not kept any more`);
  return { found, fichas, tookMs, balance: null };
}
