import { getMunicipalities, getStates } from "@brazilian-utils/brazilian-utils";
import { fold } from "./portal/words.ts";

/** Without both fields: the whole country. */
export type AskedPlace = { uf?: string; city?: string };

/**
 * Understands "", "Brasil", a state's full name, "Cidade - UF", "Cidade, UF" and a city whose name only
 * one state has.
 *
 * @returns the place, or the labels to choose from; none when there is no such place
 */
export function findCareerjetPlace(location: string): AskedPlace | string[] {
  const folded = fold(location).trim();
  if (folded === "" || folded === "brasil") return {};
  const state = states.get(folded);
  if (state !== undefined) return { uf: state };
  const [name = "", uf] = folded.split(/ - |, ?/);
  const cities = (citiesByName.get(name) ?? []).filter((city) => !uf || fold(city.uf) === uf);
  const [only] = cities;
  return cities.length === 1 && only ? only : cities.map((city) => `${city.city} - ${city.uf}`);
}

const states = new Map<string, string>(getStates().map(({ name, code }) => [fold(name), code]));

const citiesByName = Map.groupBy(
  getMunicipalities().map(({ name, stateCode }) => ({ city: name, uf: stateCode })),
  ({ city }) => fold(city),
);
