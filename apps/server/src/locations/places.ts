import { foldText } from "@vagou/providers/core/text/fold-text";
import { bundledPlaces } from "./bundled-places.ts";
import type { Municipality, PlaceList, State } from "./place-list.ts";

/**
 * Replaces the bundled list in this process. Reading threads and adapters keep the bundled list: new municipalities
 * make no difference to them.
 */
export function setPlaces(list: PlaceList): void {
  known = arrange(list);
}

/** @returns the 27 states, by name */
export function listStates(): readonly State[] {
  return known.states;
}

/** @returns the municipalities of a state by name, or undefined when there is no such state */
export function listMunicipalities(uf: string): readonly Municipality[] | undefined {
  return known.municipalities.get(uf);
}

/** @param uf two letters @returns undefined when there is no such state */
export function findState(uf: string): State | undefined {
  return known.states.find(({ sigla }) => sigla === uf);
}

/** @param name with or without accents, in any case */
export function findMunicipality(uf: string, name: string): Municipality | undefined {
  const { municipalities, municipalitiesByText } = known;
  const list = municipalities.get(uf);
  if (list === undefined) return undefined;
  return municipalitiesByText.getOrInsertComputed(uf, () => byText(list)).get(foldText(name));
}

/** @returns the states that have a municipality of this name */
export function findStatesOfMunicipality(name: string): State[] {
  return known.states.filter(({ sigla }) => findMunicipality(sigla, name) !== undefined);
}

/**
 * Finds a state as portals write it: "PE", "Pernambuco", "State of Pernambuco", "pernambuco".
 * @returns undefined when it is none of the 27
 */
export function readState(text: string): State | undefined {
  return known.statesByText.get(foldText(text).replace(/^(state of|estado d[eoa]s?) /, ""));
}

let known = arrange(bundledPlaces());

/** Sorts and indexes a list, once and not for each query, because sorting 5,571 names takes time. */
function arrange(list: PlaceList) {
  const states: State[] = list.states.map(({ id, sigla, nome }) => ({ id, sigla, nome })).sort(byName);
  const municipalities = new Map<string, readonly Municipality[]>(
    list.states.map(({ sigla, municipios }) => [sigla, municipios.toSorted(byName)]),
  );
  const statesByText = new Map(
    states.flatMap((state): [string, State][] => [
      [foldText(state.sigla), state],
      [foldText(state.nome), state],
    ]),
  );
  // Filled when a state is first asked, because folding all names takes time.
  const municipalitiesByText = new Map<string, ReadonlyMap<string, Municipality>>();
  return { states, municipalities, municipalitiesByText, statesByText };
}

function byText(list: readonly Municipality[]): ReadonlyMap<string, Municipality> {
  return new Map(list.map((municipality) => [foldText(municipality.nome), municipality]));
}

function byName(a: { nome: string }, b: { nome: string }): number {
  return a.nome.localeCompare(b.nome, "pt-BR");
}
