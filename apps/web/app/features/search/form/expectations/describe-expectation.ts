import type { ResponseOf } from "@vagou/contract/api/endpoints";
import { formatSeconds } from "#lib/words/money.ts";
import { portalWords } from "#lib/words/portal-words.ts";
import { expectationTexts } from "./texts.ts";

export type Expectation = ResponseOf<"listExpectations">["providers"][number];

/** What a portal usually brings: "≈ 32 vagas em PE · responde 9 de 10", and "2,0 s", where that is known. */
export type SaidExpectation = { said: string; time: string | null };

/** @param state of the question, two letters or empty */
export function describeExpectation({ basis, numbers }: Expectation, state: string): SaidExpectation {
  if (numbers === null) return { said: portalWords.unknown, time: null };
  const vacancies = sayVacancies(numbers.vacancies);
  // Rounded down: "10 de 10" is said of a portal that always answered.
  const answers = expectationTexts.answers(Math.floor(numbers.answered_share * 10));
  return {
    said: `${sayBasis(vacancies, basis, state)} · ${answers}`,
    time: formatSeconds(numbers.median_ms),
  };
}

function sayVacancies(mean: number): string {
  if (mean === 0) return expectationTexts.none;
  return mean < 1 ? expectationTexts.few : expectationTexts.about(Math.round(mean));
}

function sayBasis(vacancies: string, basis: Expectation["basis"], state: string): string {
  if (basis === "state") return expectationTexts.inState(vacancies, state);
  if (basis === "country") return expectationTexts.inCountry(vacancies);
  return basis === "portal" ? expectationTexts.inGeneral(vacancies) : vacancies;
}
