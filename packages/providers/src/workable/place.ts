import { foldText } from "../core/text/fold-text.ts";
import type { ListingPlace } from "../core/listing.ts";
import type { ProviderQuery } from "../core/provider.ts";

type Located = {
  location?: { city?: string | undefined; subregion?: string | undefined; countryName?: string | undefined };
  locations: readonly string[];
};

/** An entry in the `locations` of a remote vacancy. */
const telecommute = "TELECOMMUTE";

/** @returns the place, from `location` or else from the first of `locations` ("City, State, Country"). */
export function readWorkablePlace(item: Located): ListingPlace | undefined {
  const { city, subregion, countryName } = item.location ?? {};
  if (city || subregion || countryName)
    return {
      ...(city && { city }),
      ...(subregion && { state: withoutStateOf(subregion) }),
      ...(countryName && { country: countryName }),
    };
  const first = item.locations.find((location) => location !== telecommute);
  if (!first) return undefined;
  const parts = first.split(",").map((part) => part.trim());
  const [onlyCity, onlyState] = parts.length > 2 ? [parts[0], parts[1]] : [parts.length > 1 ? parts[0] : ""];
  const country = parts.at(-1);
  return {
    ...(onlyCity && { city: onlyCity }),
    ...(onlyState && { state: withoutStateOf(onlyState) }),
    ...(country && { country }),
  };
}

/**
 * The portal takes the place as free text, so its answers are compared: the country always, state and city
 * unless the vacancy is remote. One fitting place of several is enough.
 */
export function isInAskedPlace(item: Located, query: ProviderQuery, isRemote: boolean): boolean {
  const { city, subregion, countryName } = item.location ?? {};
  const own = [city, subregion, countryName].filter(Boolean).join(", ");
  const places = [own, ...item.locations.filter((location) => location !== telecommute)]
    .filter((place) => place !== "")
    .map((place) => place.split(",").map((part) => foldText(withoutStateOf(part))));
  if (places.length === 0) return true;
  return places.some((parts) => {
    if (!parts.some((part) => part === "brazil" || part === "brasil")) return false;
    if (isRemote) return true;
    // A state and its capital may share a name, so each is looked for in its own position.
    const { state, city: asked } = query;
    const stateParts = parts.length > 2 ? parts.slice(1) : parts;
    const stateFits =
      !state || stateParts.includes(foldText(state.name)) || stateParts.includes(foldText(state.uf));
    return stateFits && (!asked || parts[0] === foldText(asked));
  });
}

/** "State of São Paulo", "Estado de São Paulo" → "São Paulo"; the Federal District has an English name. */
function withoutStateOf(subregion: string): string {
  if (/^federal district$/i.test(subregion.trim())) return "Distrito Federal";
  return subregion.trim().replace(/^(state of|estado d[eoa])\s+/i, "");
}
