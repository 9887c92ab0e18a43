import { createHash } from "node:crypto";
import type { ProviderQuery } from "@vagou/providers/core/provider";
import { AppError } from "../errors.ts";
import { foldText } from "@vagou/providers/core/fold-text";
import { findMunicipality, findState, findStatesOfMunicipality } from "../locations/places.ts";

/** As it arrives, each field trimmed; empty means not asked. */
export type AskedFilters = { query: string; city: string; state: string };

/**
 * Gives the asked place its IBGE names. A city may come without its state where only one state has it.
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

/**
 * Names a question to a provider in this process: equal for people who mean the same. It can be guessed, so what is
 * written down are `question-codes` of it.
 */
export function questionOf(providerId: string, { keywords, city, state }: ProviderQuery): string {
  const question = JSON.stringify([providerId, foldText(keywords), city, state?.uf ?? null]);
  return createHash("sha256").update(question).digest("hex");
}

function onlyStateOf(city: string) {
  if (city === "") return undefined;
  const [first, second] = findStatesOfMunicipality(city);
  return second === undefined ? first : undefined;
}

function tidy(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, " ").trim();
}
