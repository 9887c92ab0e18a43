import { getMunicipalities, getStates } from "@brazilian-utils/brazilian-utils";
import { foldText } from "@vagou/providers/core/fold-text";

/** A state as the IBGE's localities API writes it. */
export type State = { id: number; sigla: string; nome: string };
/** A municipality as the IBGE's localities API writes it; `id` is its seven-digit code. */
export type Municipality = { id: number; nome: string };

const byName = (a: { nome: string }, b: { nome: string }) => a.nome.localeCompare(b.nome, "pt-BR");

/** The 27 states, by name. */
export const states: readonly State[] = getStates()
  .map(({ ibgeCode, code, name }) => ({ id: ibgeCode, sigla: code, nome: name }))
  .sort(byName);

// Grouped once: each call of the library would sort all 5,571 again.
const municipalities: ReadonlyMap<string, readonly Municipality[]> = new Map(
  [...Map.groupBy(getMunicipalities(), ({ stateCode }) => stateCode)].map(([uf, list]) => [
    uf,
    list.map(({ code, name }) => ({ id: Number(code), nome: name })).sort(byName),
  ]),
);

/** @returns the municipalities of a state by name, or undefined when there is no such state */
export function listMunicipalities(uf: string): readonly Municipality[] | undefined {
  return municipalities.get(uf);
}

/** @param uf two letters @returns undefined when there is no such state */
export function findState(uf: string): State | undefined {
  return states.find(({ sigla }) => sigla === uf);
}

/** @param name with or without accents, in any case */
export function findMunicipality(uf: string, name: string): Municipality | undefined {
  const folded = foldText(name);
  return municipalities.get(uf)?.find(({ nome }) => foldText(nome) === folded);
}

/** @returns the states that have a municipality of this name */
export function findStatesOfMunicipality(name: string): State[] {
  return states.filter(({ sigla }) => findMunicipality(sigla, name) !== undefined);
}

/**
 * Finds a state as portals write it: "PE", "Pernambuco", "State of Pernambuco", "pernambuco".
 * @returns undefined when it is none of the 27
 */
export function readState(text: string): State | undefined {
  return statesByText.get(foldText(text).replace(/^(state of|estado d[eoa]s?) /, ""));
}

const statesByText: ReadonlyMap<string, State> = new Map(
  states.flatMap((state) => [
    [foldText(state.sigla), state],
    [foldText(state.nome), state],
  ]),
);
