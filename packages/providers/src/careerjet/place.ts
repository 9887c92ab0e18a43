import { foldText } from "../core/fold-text.ts";
import { readPlaceText } from "../core/place-text.ts";
import type { ProviderQuery } from "../core/provider.ts";
import { findUf } from "../core/states.ts";

/**
 * Where Careerjet is not sure which place is meant, it lists those it knows.
 *
 * @param listed their names: "Santa Luzia - MG", "Estado de São Paulo"
 * @returns the one that was asked, if it is among them
 */
export function chooseListedPlace(
  listed: readonly string[],
  { city, state }: ProviderQuery,
): string | undefined {
  return listed.find((name) => {
    const [place] = readPlaceText(name).places;
    if (!place || (state && findUf(place.state ?? "") !== state.uf)) return false;
    return foldText(place.city ?? "") === foldText(city ?? "");
  });
}
