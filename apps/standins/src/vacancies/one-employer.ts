import { generateVacancies } from "./generate-vacancies.ts";
import { createRandom } from "./random.ts";
import type { Place, Vacancy } from "./vacancy.ts";

/** The only employer of a portal. The name is real, its vacancies are invented. */
export type Employer = {
  name: string;
  slug: string;
  about: string;
  /** Areas of its vacancies, by their names in the occupations. */
  areas: readonly string[];
  /** Its offices in Brazil. */
  places: readonly [Place, ...Place[]];
};

/**
 * Invents up to `count` vacancies of one employer at its own offices, newest first. The same seed
 * and moment give the same vacancies.
 */
export function vacanciesOfEmployer(seed: number, count: number, now: Date, employer: Employer): Vacancy[] {
  const random = createRandom(seed);
  const { name, slug, about } = employer;
  return generateVacancies(seed, count * spare, now)
    .filter(({ area, isTalentPool }) => employer.areas.includes(area) && !isTalentPool)
    .slice(0, count)
    .map((vacancy, number) => {
      const place = random.pick(employer.places);
      const where = vacancy.workMode === "remote" ? "com trabalho remoto no Brasil" : `em ${place.city}`;
      return {
        ...vacancy,
        number,
        place,
        company: { name, slug, about, isReal: true },
        isConfidential: false,
        introduction: `${about} Estamos contratando: ${vacancy.title}, ${where}.`,
      };
    });
}

/** About one in this many generated vacancies is of a technology area. */
const spare = 12;
