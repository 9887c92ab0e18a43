import type { Job } from "@vagou/contract/search/job";
import { cityKey } from "@vagou/providers/core/place/city-key";
import { isCapitalQuarter } from "@vagou/providers/core/place/is-capital-quarter";
import { isWidePlace } from "@vagou/providers/core/place/is-wide-place";
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
  /** The part of the town, for comparisons. */
  readonly district: string | null;
};

/**
 * Reads a location in the words of the server: "Recife (PE)", "Recife", "Pernambuco", "Remoto", "Remoto · Recife (PE)";
 * and as portals write it: "Recife - PE", "Recife, Pernambuco". The name of a state alone is the state; for São Paulo
 * and Rio de Janeiro, which are cities too, only the state is certain. "Belo Horizonte e Região" is the town with its
 * neighbours; "Grande Recife" and "Interior de Pernambuco" may be any of several, so only the state is certain.
 * "Boa Viagem, Recife (PE)" and "Recife, PE (Boa Viagem)" name a part of the town; "Recife, PE, Brasil" and "Recife • PE" are read too.
 */
export function placeOfJob({ location }: Job): JobPlace {
  const text = (location ?? "")
    .replace(/^(?:remoto|h[ií]brido|presencial)(?:(?: [·-]|,) )?/i, "")
    .replace(country, "")
    .replace(/ \(?e regi[aã]o(?: metropolitana)?\)?(?! \p{L})/iu, "")
    .replace(/-(?=[A-Z]{2}$)/, " - ")
    .trim();
  const { place, behind } = splitBehind(text);
  if (behind === null) return readPlace(text);
  const named = readPlace(place);
  if (named.city === null || named.state === null) return readPlace(text);
  return { ...named, district: named.district ?? (noPart.test(behind) ? null : behind) };
}

/** @returns the place, and folded what stands behind it in brackets and is no state: "Recife, PE (Boa Viagem)" */
function splitBehind(text: string): { place: string; behind: string | null } {
  const at = text.lastIndexOf("(");
  if (at < 1 || !text.endsWith(")")) return { place: text, behind: null };
  const behind = text.slice(at + 1, -1);
  return { place: text.slice(0, at).trim(), behind: findUf(behind) === undefined ? foldText(behind) : null };
}

/** How many are hired, or where the work is done, instead of a part of the town. */
const noPart = /^(?:\d|hibrid|presencial|remot|home)/;

function readPlace(text: string): JobPlace {
  if (noPlace.test(foldText(text))) return inState(null);
  const { head, tail } = cutAtLastSign(text.endsWith(")") ? text.slice(0, -1) : text);
  const state = findUf(tail);
  const before = head.length === 2 ? findUf(head) : undefined;
  if (before !== undefined) return { ...inState(before), city: cityOf(tail) };
  if (isCapitalQuarter(head, tail))
    return { city: cityOf(tail), state: state ?? null, district: foldText(head) };
  const named = state === undefined ? text : head;
  if (isWidePlace(named) && !townBehindZone.test(named))
    return inState(state ?? ufOfCity.get(foldText(named).replace(aroundCity, "")) ?? null);
  if (state !== undefined) return head === "" ? inState(state) : { ...townAndDistrict(head), state };
  const town = head === "" ? inState(null) : readPlace(head);
  return town.city !== null && (town.state !== null || isWidePlace(tail))
    ? { ...town, district: districtOf(tail) }
    : { ...inState(null), city: cityOf(text) };
}

/** Behind the place; alone it is none. */
const country = /(?:^|[,/•(|–-]|(?<!\s)\s+[–-])\s*(?:bra[sz]il|br)\)?$/i;
const noPlace =
  /^(?:(?:todo o? ?)?bra[sz]il|(?:100% )?(?:remot[aeo]|home ?office|trabalho remoto|teletrabalho)|anywhere|qualquer lugar)?$/;

function inState(state: string | null): JobPlace {
  return { city: null, state, district: null };
}

/** The town stands last, unless only what stands first is a town that all know. */
function townAndDistrict(head: string): Pick<JobPlace, "city" | "district"> {
  const { head: first, tail: last } = cutAtLastSign(head, [", ", " - ", " – "]);
  if (first === "") return { city: cityOf(head), district: null };
  const isFirst = ufOfCity.has(foldText(first)) && !ufOfCity.has(foldText(last));
  const [town, district] = isFirst ? [first, last] : [last, first];
  return { city: cityOf(town), district: districtOf(district) };
}

/** A zone is no quarter. */
function districtOf(name: string): string | null {
  return isWidePlace(name) ? null : foldText(name).replace("bairro ", "");
}

const townBehindZone = /^zona .+(?:, | - )/i;
const aroundCity = /^\S+(?: metropolitana d.)? /;
const ufOfCity: ReadonlyMap<string, string> = new Map(
  Object.entries(largeCities).flatMap(([uf, cities]) => cities.map((city) => [foldText(city), uf] as const)),
);

/** Without a sign all is the tail. */
function cutAtLastSign(
  text: string,
  signs: readonly string[] = ["(", ",", "/", " - ", " – ", "•", "|"],
): { head: string; tail: string } {
  const [at, length] = signs
    .map((sign) => [text.lastIndexOf(sign), sign.length] as const)
    .reduce((last, each) => (each[0] > last[0] ? each : last));
  return at < 0
    ? { head: "", tail: text }
    : { head: text.slice(0, at).trim(), tail: text.slice(at + length).trim() };
}

function cityOf(label: string): JobPlace["city"] {
  return { key: cityKey(label), label };
}
