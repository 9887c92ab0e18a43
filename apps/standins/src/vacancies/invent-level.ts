import type { Level, Vacancy } from "./vacancy.ts";

/**
 * Draws no random number, because one more would change every vacancy that is invented after it.
 *
 * @param employer gives vacancies of one title different levels
 * @returns what the title says; for the other titles of a career one of its levels
 */
export function inventLevel(
  { title, contract }: Pick<Vacancy, "title" | "contract">,
  employer: string,
): Level | null {
  if (contract === "Estágio") return "Estágio";
  const named = levels.find((level) => title.includes(level));
  if (named !== undefined || !/^(?:analista|cientista|engenheir|social|designer|advogad)/i.test(title))
    return named ?? null;
  return levels[(title.length + employer.length) % levels.length] ?? null;
}

const levels = ["Júnior", "Pleno", "Sênior"] as const;
