import type { Place, Vacancy } from "../../vacancies/vacancy.ts";
import { wordsOf } from "./words.ts";

/** The place that a part of a path names: a city with or without its UF, or a state by name. */
export type NamedPlace = { city?: string; uf?: string };

/** Finds the places of a portal's vacancies by the forms in which its addresses name them. */
export function placeSlugs(vacancies: readonly Vacancy[]) {
  const cities = new Map<string, Place>();
  const states = new Map<string, string>();
  for (const { place } of vacancies) {
    cities.set(`${slugOf(place.city)}-${place.state.uf.toLowerCase()}`, place);
    states.set(slugOf(place.state.name), place.state.uf);
  }
  const bareCities = new Set([...cities.values()].map(({ city }) => slugOf(city)));
  return {
    /** Finds `recife-pe`, with any sign between city and UF. */
    city: (slug: string): NamedPlace | undefined => {
      const place = cities.get(slug.replace(",", ""));
      return place && { city: slugOf(place.city), uf: place.state.uf };
    },
    /** Finds `recife`. */
    bareCity: (slug: string): NamedPlace | undefined => (bareCities.has(slug) ? { city: slug } : undefined),
    /** Finds `pernambuco`. */
    state: (slug: string): NamedPlace | undefined => {
      const uf = states.get(slug);
      return uf === undefined ? undefined : { uf };
    },
  };
}

export function isAt({ place }: Vacancy, { city, uf }: NamedPlace): boolean {
  return (city === undefined || city === slugOf(place.city)) && (uf === undefined || uf === place.state.uf);
}

export function slugOf(text: string): string {
  return wordsOf(text)
    .join("-")
    .replaceAll(/[^a-z0-9]+/g, "-");
}
