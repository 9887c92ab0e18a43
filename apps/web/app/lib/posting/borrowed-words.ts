import type { SharedList } from "@vagou/contract/saved/saved-vacancies";
import { vacancyWords } from "../words/vacancy-words.ts";

/** @returns for each fact of a kept vacancy that another portal said: "Salário: informação de Catho" */
export function borrowedWords({ borrowed = [] }: KeptVacancy): string[] {
  return borrowed.map(({ fact, display_name: portal }) =>
    vacancyWords.borrowed(vacancyWords.facts[fact], portal),
  );
}

export type KeptVacancy = Pick<SharedList["jobs"][number], "others" | "borrowed">;
