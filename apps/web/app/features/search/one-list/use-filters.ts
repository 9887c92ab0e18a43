import { addressKeys } from "@vagou/one-list/filters/address-words";
import { noFilters, type Filters } from "@vagou/one-list/filters/filters";
import { readFilters } from "@vagou/one-list/filters/read-filters";
import { writeFilters } from "@vagou/one-list/filters/write-filters";
import { useState } from "react";
import { readItem, writeItem } from "#lib/device/browser-storage.ts";
import { useSession } from "#lib/session/session.ts";
import { keepFilters } from "../recent/kept-filters.ts";

/**
 * The filters of the results on screen, kept in the address, so that a reload, the back button and a copied address
 * have them, and with the recent search. The address is replaced without the router: a navigation would render the whole page for each choice.
 *
 * @param searchId whose results are shown: the filters of other results in the address are not theirs
 */
export function useFilters(searchId: string | null): [Filters, (filters: Filters) => void] {
  const [filters, setFilters] = useState(() => filtersOf(searchId));
  const session = useSession();
  const choose = (chosen: Filters) => {
    setFilters(chosen);
    const url = new URL(window.location.href);
    for (const key of Object.values(addressKeys)) url.searchParams.delete(key);
    const written = writeFilters(chosen);
    for (const [key, value] of written) url.searchParams.append(key, value);
    window.history.replaceState(window.history.state, "", url);
    if (session && searchId !== null) keepFilters(device, session.user.email, searchId, String(written));
  };
  return [filters, choose];
}

const device = {
  read: (key: string) => readItem("local", key),
  write: (key: string, value: string) => writeItem("local", key, value),
};

function filtersOf(searchId: string | null): Filters {
  const params = new URLSearchParams(window.location.search);
  return searchId !== null && params.get("searchId") === searchId ? readFilters(params) : noFilters;
}
