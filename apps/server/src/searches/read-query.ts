import type { ProviderQuery } from "@vagou/providers/core/provider";
import { AppError } from "../errors.ts";
import { findMunicipality, findState, findStatesOfMunicipality } from "../locations/places.ts";

/** The filters as they arrive, each trimmed; an empty one does not filter. */
export type AskedFilters = { query: string; city: string; state: string };

/**
 * Replaces the asked place by its IBGE names. A city may come without its state if only one state has such a city.
 * @throws {AppError} no_filter_filled · unknown_place
 */
export function readQuery({ query, city, state }: AskedFilters): ProviderQuery {
  if (query === "" && city === "" && state === "") throw new AppError("no_filter_filled");
  const found = state === "" ? onlyStateOf(city) : findState(state);
  if (found === undefined) {
    if (state === "" && city === "") return { keywords: tidy(query), city: null, state: null };
    throw new AppError("unknown_place");
  }
  const municipality = city === "" ? undefined : findMunicipality(found.sigla, city);
  if (city !== "" && municipality === undefined) throw new AppError("unknown_place");
  return {
    keywords: tidy(query),
    city: municipality?.nome ?? null,
    state: { uf: found.sigla, name: found.nome },
  };
}

function onlyStateOf(city: string) {
  if (city === "") return undefined;
  const [first, second] = findStatesOfMunicipality(city);
  return second === undefined ? first : undefined;
}

function tidy(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, " ").trim();
}
