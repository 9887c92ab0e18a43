import { addressKeys, toAddress } from "./address-words.ts";
import { facets, noFilters, offeredValues, unsaid, type Filters } from "./filters.ts";

/** Writes the wishes for the address, only those that differ from `noFilters`. `readFilters` reads the same wishes. */
export function writeFilters(filters: Filters): URLSearchParams {
  const params = new URLSearchParams();
  for (const facet of facets) {
    // A portal, an employer or a city keeps its name, even one that is called "Remote".
    const words = filters[facet].map((value) =>
      value === unsaid || offeredValues[facet].length > 0 ? toAddress(value) : value,
    );
    if (words.length > 0) params.set(addressKeys[facet], words.join("."));
  }
  if (filters.without.length > 0) params.set(addressKeys.without, filters.without.join(" "));
  if (filters.order !== noFilters.order) params.set(addressKeys.order, toAddress(filters.order));
  return params;
}
