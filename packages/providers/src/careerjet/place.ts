import { isSameCity } from "../core/place/is-same-city.ts";
import { readPlaceText, type PlaceText } from "../core/place/place-text.ts";
import type { ProviderQuery } from "../core/provider.ts";
import { findUf } from "../core/place/states.ts";

/**
 * Reads "Recife - PE", "Olinda, PE", "Brasil". "Sydney, NSW" names a state of another country, and so does
 * "Boston, MA", or any place where the pay is in another money: then only the city is sure.
 */
export function readCareerjetPlaces(
  text: string,
  { salary_currency_code: currency }: { salary_currency_code?: string | undefined },
): PlaceText {
  const { city, code = "" } = cityAndCode.exec(text)?.groups ?? {};
  const isForeign = currency !== undefined && currency.toUpperCase() !== "BRL";
  if (city && (isForeign || !findUf(code))) return { places: [{ city: city.trim() }] };
  return readPlaceText(text, "worldwide");
}

const cityAndCode = /^(?<city>[^,;|/\n]{2,80}),\s?(?<code>[A-Z]{2,3})$/;

/**
 * Where the asked place is ambiguous, Careerjet lists the places that it knows.
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
    // Without a state, because all places of the Federal District would be the asked one.
    return place.city === undefined || city === null
      ? place.city === undefined && city === null
      : isSameCity(place.city, city, undefined);
  });
}
