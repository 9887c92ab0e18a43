import { addressKeys } from "@vagou/one-list/filters/address-words";
import { noFilters, type Filters } from "@vagou/one-list/filters/filters";
import { readFilters } from "@vagou/one-list/filters/read-filters";
import { writeFilters } from "@vagou/one-list/filters/write-filters";
import { useEffect, useState } from "react";
import { readItem, writeItem } from "#lib/device/browser-storage.ts";
import { useSession } from "#lib/session/session.ts";
import { filtersOfSearch, keepFilters, recentFiltersKey } from "../../recent/kept-filters.ts";

/**
 * The filters of the results on screen, kept in the address, so that a reload, the back button and a copied address
 * have them, and with the recent search. The address is replaced without the router: a navigation would render the
 * whole page for each choice.
 *
 * @param searchId whose results are shown: the filters of other results in the address are not theirs
 */
export function useFilters(searchId: string | null): [Filters, (filters: Filters) => void] {
  const email = useSession()?.user.email;
  const [filters, setFilters] = useState(() => filtersOf(searchId, email));
  const choose = (chosen: Filters) => {
    setFilters(chosen);
    const url = new URL(window.location.href);
    for (const key of Object.values(addressKeys)) url.searchParams.delete(key);
    for (const [key, value] of writeFilters(chosen)) url.searchParams.append(key, value);
    window.history.replaceState(window.history.state, "", url);
  };
  // Also what was chosen while the search was running, before it had an id.
  useEffect(() => {
    if (email !== undefined && searchId !== null)
      keepFilters(device, email, searchId, String(writeFilters(filters)));
  }, [email, searchId, filters]);
  return [filters, choose];
}

const device = {
  read: (key: string) => readItem("local", key),
  write: (key: string, value: string) => writeItem("local", key, value),
};

function filtersOf(searchId: string | null, email: string | undefined): Filters {
  if (searchId === null) return noFilters;
  const params = new URLSearchParams(window.location.search);
  const isInAddress = Object.values(addressKeys).some((key) => params.has(key));
  if (params.get("searchId") === searchId && isInAddress) return readFilters(params);
  const kept = email === undefined ? "" : filtersOfSearch(device.read(recentFiltersKey(email)), searchId);
  return readFilters(new URLSearchParams(kept));
}
