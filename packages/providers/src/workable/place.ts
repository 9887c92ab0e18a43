import type { ListingPlace } from "../core/listing.ts";
import { placeOf } from "../core/place/place-of.ts";
import type { ProviderQuery } from "../core/provider.ts";
import { foldText } from "../core/text/fold-text.ts";

type Located = {
  location?: { [Part in "city" | "subregion" | "countryName"]?: string | undefined } | undefined;
  /** "City, State, Country"; a remote vacancy also has the entry TELECOMMUTE. */
  locations: readonly string[];
};

/** @returns the place, from `location` or else from the first of `locations`. */
export function readWorkablePlace({ location = {}, locations }: Located): ListingPlace | undefined {
  const { city, subregion = "", countryName } = location;
  const own = placeOf({ city, state: withoutStateOf(subregion), country: countryName });
  const parts = splitPlaces(locations)[0]?.map((part) => part.trim()) ?? [];
  const [firstCity, firstState = ""] = parts.slice(0, -1);
  return own ?? placeOf({ city: firstCity, state: withoutStateOf(firstState), country: parts.at(-1) });
}

/**
 * The portal takes the place as free text, so its answers are compared: the country always, state and city
 * unless the vacancy is remote. One fitting place of several is enough.
 */
export function isInAskedPlace(
  { location = {}, locations }: Located,
  query: ProviderQuery,
  isRemote: boolean,
): boolean {
  const own = [location.city, location.subregion, location.countryName].filter(Boolean).join(", ");
  const places = splitPlaces([own, ...locations]).map((parts) =>
    parts.map((part) => foldText(withoutStateOf(part))),
  );
  if (places.length === 0) return true;
  const { state, city } = query;
  return places.some((parts) => {
    if (!parts.some((part) => part === "brazil" || part === "brasil")) return false;
    // A state and its capital may share a name, so each is looked for in its own position.
    const states = parts.length > 2 ? parts.slice(1) : parts;
    const isInState = !state || states.includes(foldText(state.name)) || states.includes(foldText(state.uf));
    return isRemote || (isInState && (!city || parts[0] === foldText(city)));
  });
}

function splitPlaces(places: readonly string[]): string[][] {
  return places.filter((place) => place !== "" && place !== "TELECOMMUTE").map((place) => place.split(","));
}

/** "State of São Paulo", "Estado de São Paulo" → "São Paulo"; the Federal District has an English name. */
function withoutStateOf(subregion: string): string {
  if (/^federal district$/i.test(subregion.trim())) return "Distrito Federal";
  return subregion.trim().replace(/^(state of|estado d[eoa])\s+/i, "");
}
