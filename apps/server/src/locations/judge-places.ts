import { foldText } from "@vagou/providers/core/text/fold-text";
import type { PlaceList } from "./place-list.ts";

/** Brazil has had 27 states and districts since 1988. */
const stateCount = 27;
/** 5,570 until 2024, 5,571 since. A law may found some more; a number far from this is a faulty answer. */
const municipalityCount = { min: 5_500, max: 5_700 };

/**
 * Compares a new list with the one in use.
 * @returns lines of text. `faults`: why the new list cannot be right; `lost`: ids that are gone or name another place
 * now; `changes`: places that are new or have another name
 */
export function judgePlaces(current: PlaceList, wanted: PlaceList): PlacesVerdict {
  const old = placesById(current);
  const now = placesById(wanted);
  const idsByName = new Map([...now].map(([id, place]) => [place.key, id]));
  const lost: string[] = [];
  const changes: string[] = [];
  for (const [id, { words, key }] of old) {
    const place = now.get(id);
    if (place === undefined) {
      const moved = idsByName.get(key);
      lost.push(moved === undefined ? `${id} ${words} is gone` : `${id} ${words} has another id: ${moved}`);
    } else if (place.words !== words) changes.push(`${id} ${words} is now ${place.words}`);
  }
  for (const [id, { words }] of now) if (!old.has(id)) changes.push(`${id} ${words} is new`);
  return { faults: faultsOf(current, wanted), lost, changes };
}

export type PlacesVerdict = { faults: string[]; lost: string[]; changes: string[] };

function faultsOf(current: PlaceList, { states }: PlaceList): string[] {
  const faults: string[] = [];
  const abbreviations = new Set(states.map(({ sigla }) => sigla));
  if (states.length !== stateCount || abbreviations.size !== stateCount)
    faults.push(`${states.length} states with ${abbreviations.size} abbreviations, and not ${stateCount}`);
  for (const { id, sigla } of current.states)
    if (!states.some((state) => state.id === id && state.sigla === sigla))
      faults.push(`the state ${sigla} (${id}) is missing`);
  const all = states.flatMap(({ municipios }) => municipios);
  const { min, max } = municipalityCount;
  if (all.length < min || all.length > max)
    faults.push(`${all.length} municipalities, and not ${min} to ${max}`);
  if (new Set(all.map(({ id }) => id)).size < all.length) faults.push("an id stands twice");
  for (const { id, sigla, municipios } of states) {
    if (municipios.length === 0) faults.push(`${sigla} has no municipality`);
    // The first two of the seven digits are the id of the state.
    const foreign = municipios.find((one) => Math.floor(one.id / 100_000) !== id);
    if (foreign !== undefined) faults.push(`${foreign.id} ${foreign.nome} is no id of ${sigla}`);
    const names = new Set(municipios.map(({ nome }) => foldText(nome)));
    if (names.size < municipios.length) faults.push(`${sigla} has two municipalities of one name`);
  }
  return faults;
}

/** `key`: equal for the same place under another id. */
function placesById({ states }: PlaceList): Map<number, { words: string; key: string }> {
  return new Map(
    states.flatMap(({ sigla, municipios }) =>
      municipios.map(({ id, nome }): [number, { words: string; key: string }] => [
        id,
        { words: `${nome} (${sigla})`, key: `${sigla} ${foldText(nome)}` },
      ]),
    ),
  );
}
