import type { Job } from "@vagou/contract/job";
import { largeCities } from "@vagou/providers/core/place/large-cities";
import { findUf } from "@vagou/providers/core/place/states";
import { foldText } from "@vagou/providers/core/text/fold-text";

/** Where a vacancy is; a part that the portal does not say is null. */
export type JobPlace = {
  readonly city: {
    /** For comparisons: "embu guacu" for "Embu-Guaçu". Towns of two states can share it. */
    readonly key: string;
    readonly label: string;
  } | null;
  /** Two letters. */
  readonly state: string | null;
};

/**
 * Reads a location in the words of the server: "Recife (PE)", "Recife", "Pernambuco", "Remoto", "Remoto · Recife (PE)";
 * and as portals write it: "Recife - PE", "Recife, Pernambuco". The name of a state alone is the state; for São Paulo
 * and Rio de Janeiro, which are cities too, only the state is certain. "Belo Horizonte e Região" is the town with its
 * neighbours; "Grande Recife" and "Região Metropolitana de Recife" may be any of them, so only the state is certain.
 */
export function placeOfJob({ location }: Job): JobPlace {
  const text = (location ?? "").replace(/^Remoto(?: · )?/, "").replace(/ e regi[aã]o(?! \p{L})/iu, "");
  if (text === "" || foldText(text) === "brasil") return { city: null, state: null };
  const { head, tail } = cutAtLastSign(text.endsWith(")") ? text.slice(0, -1) : text);
  const state = findUf(tail);
  const region = wideRegion.exec(state === undefined ? text : head)?.[1];
  if (region !== undefined) return { city: null, state: state ?? ufOfCity.get(foldText(region)) ?? null };
  if (state === undefined) return { city: cityOf(text), state: null };
  return { city: head === "" ? null : cityOf(head), state };
}

const wideRegion = /^(?:grande|regi[aã]o metropolitana d[aeo]) (\p{L}.*)$/iu;
const ufOfCity: ReadonlyMap<string, string> = new Map(
  Object.entries(largeCities).flatMap(([uf, cities]) => cities.map((city) => [foldText(city), uf] as const)),
);

/** Without a sign all is the tail. */
function cutAtLastSign(text: string): { head: string; tail: string } {
  const signs = ["(", ",", "/", " - "];
  const [at, length] = signs
    .map((sign) => [text.lastIndexOf(sign), sign.length] as const)
    .reduce((last, each) => (each[0] > last[0] ? each : last));
  return at < 0
    ? { head: "", tail: text }
    : { head: text.slice(0, at).trim(), tail: text.slice(at + length) };
}

function cityOf(label: string): JobPlace["city"] {
  return { key: foldText(label.replaceAll(/[-'’`´.]/g, " ")), label };
}
