import { collapseBlanks } from "../text/collapse-blanks.ts";
import { foldText } from "../text/fold-text.ts";
import { isCapitalQuarter } from "./is-capital-quarter.ts";
import { isForeignCountry } from "./is-foreign-country.ts";
import { isMunicipality } from "./is-municipality.ts";
import type { ListingPlace, WorkMode } from "../listing.ts";
import { isWidePlace } from "./is-wide-place.ts";
import { findUf } from "./states.ts";

/** The result of reading a place: perhaps several places, perhaps a work mode instead. */
export type PlaceText = { places: ListingPlace[]; workMode?: WorkMode };

/**
 * Reads the place as Brazilian portals write it: "Cidade - UF", "Cidade/UF", "Cidade • UF",
 * "Bairro, Cidade / UF", "Cidade, Estado, Brasil", "São Paulo / SP / BR", and several joined.
 * "Home Office", "Remoto" and similar words are a work mode, not a place; "Todo Brasil" is the country.
 *
 * @param portal at a worldwide one "Boston, MA" is as likely as "Imperatriz, MA": a UF counts only beside one of
 *   its municipalities or a region in Portuguese, else only the city is certain. At a Brazilian one the name may also
 *   be a quarter's.
 */
export function readPlaceText(text: string, portal: "brazilian" | "worldwide" = "brazilian"): PlaceText {
  const workMode = readWorkMode(text);
  const places: ListingPlace[] = [];
  for (const list of text
    .slice(0, textLengthMax)
    .replace(around, "")
    .replace(notSaid, "")
    .split(betweenLists)) {
    const parts = list.split(betweenPlaces).map((part) => ({ part, found: readPart(part) }));
    // "Recife, Olinda e Paulista - PE": the last town has the state of all.
    const state = parts.length > 1 ? parts.at(-1)?.found.at(-1)?.state : undefined;
    for (const { part, found } of parts) {
      const isBefore = state !== undefined && found.every((place) => !place.state && !place.country);
      for (const place of isBefore ? townsOf(part, state) : found)
        pushPlace(places, portal === "brazilian" ? place : withoutDoubt(place, part));
    }
  }
  return { places, ...(workMode && { workMode }) };
}

/** A UF inside, as in "Natal - RN, Recife - PE", separates places better than any sign. */
function readPart(part: string): ListingPlace[] {
  const abroad = readAbroad(part);
  const cities = abroad ? [abroad] : citiesWithUf(part);
  return cities.length > 0 ? cities : [readParts(part)];
}

/** @returns the names that are towns of the state; the others are parts of a town, and which, stands behind them */
function townsOf(text: string, state: string): ListingPlace[] {
  return partsOf(text)
    .filter((name) => isMunicipality(name, state))
    .map((city) => ({ city, state, country: "Brasil" }));
}

/** A longer text is no place. */
const textLengthMax = 400;
/** "Curitiba e Região" is Curitiba and its neighbours; "Região" is no town. */
const around = / e regi[aã]o(?: metropolitana)?(?! \p{L})/iu;
/** Its sign would part it into two. */
const notSaid = /^\s*n ?\/ ?[adi]\.?\s*$/i;
const betweenLists = /[;|\n]+/;
/** Abreu e Lima, Passa e Fica and Pontes e Lacerda are the towns with such a word inside. */
const betweenPlaces = /(?<!Abreu|Passa|Pontes|\s)\s+(?:ou|e)\s+(?=\p{Lu})/u;

/** Reads "Boston, MA, United States", "Lisboa - Portugal", "Portugal": the country is last. */
function readAbroad(text: string): ListingPlace | undefined {
  const parts = partsOf(text);
  const country = parts.at(-1);
  if (country === undefined || !isForeignCountry(country)) return undefined;
  const city = parts.length > 1 ? cityName(parts[0] ?? "") : "";
  return { ...(city && { city }), country };
}

function partsOf(text: string): string[] {
  return text.split(/[,/•]|(?<!\s)\s+[-–]\s+/).map((part) => part.trim());
}

/** @returns the place without an ambiguous UF. A state's full name, or a country, needs no confirmation. */
function withoutDoubt(place: ListingPlace, text: string): ListingPlace {
  const { city, state } = place;
  const isSaid = partsOf(text).some(
    (part) => namesBrazil.test(part) || (foldText(part).length > 2 && findUf(part) === state),
  );
  const isOurs = city !== undefined && (isMunicipality(city, state ?? "") || isWidePlace(city));
  if (state === undefined || isSaid || isOurs) return place;
  return city === undefined ? {} : { city };
}

const namesBrazil = /^(?:(?:em )?tod[oa] [oa]? ?)?(?:bra[sz]il|territ[oó]rio nacional|nacional)$|^br$/i;

/** @returns the work mode that a short text names; a text with both remote and on site is hybrid. */
export function readWorkMode(text: string): WorkMode | undefined {
  if (text === "") return undefined;
  const folded = foldText(text);
  if (/hibrid|hybrid/.test(folded)) return "hybrid";
  const isRemote = /home[- ]?office|\bremot[oae]\b|\bremotamente\b|teletrabalho|telecommute/.test(folded);
  const isOnSite = /presencial|\bna empresa\b|\bempresa e\b|\bon[-_ ]?site\b/.test(folded);
  if (isRemote && isOnSite) return "hybrid";
  if (isRemote) return "remote";
  return isOnSite ? "onsite" : undefined;
}

/**
 * @returns the work mode that a title names; "Venda presencial", "Sensoriamento Remoto" and "Hybrid Cloud" are not where the
 *   work is done, and what a title refuses ("não é remoto") is not offered
 */
export function findWorkMode(title: string): WorkMode | undefined {
  const mode = readWorkMode(foldText(title).replaceAll(otherThings, " "));
  return mode === "onsite" ? undefined : mode;
}

const otherThings =
  /\b(?:sensoriamento|suporte|acesso|controle|monitoramento|assistencia|atendimento|laudos?) remot[oa]s?\b|\b(?:veiculos?|motores|motor|carros?|onibus|nuvem|cloud|energia|inversor|inversores|sistemas?) hibrid[oa]s?\b|\bhybrid (?:cloud|it|vehicles?|infrastructure)\b|\bremote (?:support|sensing|monitoring|access|services?)\b|\b(?:nem|sem|nao(?: (?:e|aceit\w{1,5}|ha|oferec\w{1,5}|tem(?:os)?))?)(?: trabalho)? (?:home[- ]?office|remot[oa])\b/g;

/** The part between the last two signs before a UF is its city: "Recife" in "Boa Vista, Recife - PE". */
function citiesWithUf(text: string): ListingPlace[] {
  let from = 0;
  return [...text.matchAll(signAndUf)].flatMap(({ 0: { length }, index, groups = {} }) => {
    const before =
      text
        .slice(from, index)
        .replaceAll(/\([^()]*\)/g, " ")
        .split(/[,;|/•()\n]/)
        .findLast((part) => part.trim() !== "") ?? "";
    const city = before.slice(before.search(/\p{L}|$/u)).trimEnd();
    from = city === "" ? index : index + length;
    return city === "" ? [] : placeOf({ ...groups, city });
  });
}

/** Only two capital letters are a UF (never the word "para"). "EX" is some portals' code for abroad. */
const signAndUf =
  /[-–,/•(]\s*(?<uf>A[CLMP]|BA|CE|DF|ES|EX|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO|HO)(?![\p{L}\p{N}])\)?(?:\s*[,/-]\s*(?<country>BR|Brasil|Brazil|US|USA|EUA|Estados Unidos|Portugal|Argentina|Chile)(?!\p{L}))?/gu;

function placeOf({
  city = "",
  uf = "",
  country = "Brasil",
}: Record<string, string | undefined>): ListingPlace {
  // "Zona Leste - São Paulo - SP": the part next to the UF is the city.
  const last = cityName(withoutPart(city.split(/(?<!\s)\s+[-–]\s+/)).at(-1) ?? "");
  // "Minas Gerais - MG" is the state, "Paraná - RN" and "São Paulo - SP" are towns.
  const name = findUf(last) === uf && !isMunicipality(last, uf) ? "" : last;
  if (uf === "HO") return {};
  if (uf === "EX") return { ...(name && { city: name }), country: "Exterior" };
  return {
    ...(name && { city: name }),
    state: uf,
    country: /^bra[sz]il$|^br$/i.test(country) ? "Brasil" : country,
  };
}

/** Reads "Recife, Pernambuco, Brasil", "Curitiba", "SP", "Todo Brasil". */
function readParts(text: string): ListingPlace {
  const parts = partsOf(text)
    .map((part) => cityName(part))
    .filter((part) => part !== "");
  const country = parts.some((part) => namesBrazil.test(part)) ? { country: "Brasil" } : {};
  const named = withoutPart(parts.filter((part) => !namesBrazil.test(part)));
  const last = named.at(-1);
  if (last === undefined) return country;
  const { town, of = "" } = townAndUf.exec(last)?.groups ?? {};
  if (town && isMunicipality(town, of)) return { city: town, state: of, country: "Brasil" };
  const uf = findUf(last);
  const city = named.at(-2);
  const before = city?.length === 2 ? findUf(city) : undefined;
  if (before && !uf) return { city: last, state: before, country: "Brasil" };
  if (uf && city) return { city: isCapitalQuarter(city, last) ? last : city, state: uf, country: "Brasil" };
  // "Berlin, DE", "Sydney, NSW": the code of a country or of a state abroad is no city.
  if (city && /^[A-Z]{2,3}$/.test(last)) return { city, ...country };
  // A name that a state shares with its capital, alone, is read as the city: that is what people mean.
  if (uf && !["sao paulo", "rio de janeiro"].includes(foldText(last)))
    return { state: uf, country: "Brasil" };
  return { city: last, ...country };
}

/** Removes the part of a town behind its name: "São Paulo - Zona Sul". */
function withoutPart(names: readonly string[]): readonly string[] {
  const [town = "", last] = names.slice(-2);
  return last !== undefined && isWidePlace(last) && town.length > 2 ? names.slice(0, -1) : names;
}

/** "Campinas SP". */
const townAndUf = /^(?<town>\S.*\S) (?<of>[A-Z]{2})$/;

/** @returns the name without postal code, brackets and words that are no place; "" when no name is left. */
function cityName(part: string): string {
  const name = collapseBlanks(
    part
      .replaceAll(/\b\d{5}-?\d{3}\b/g, "")
      .replace(/^\s*(?:e|ou|em)\s+(?=\p{Lu})/u, "")
      .replace(/(?<=\p{L} ?)\([^()]*\)/u, "")
      .replaceAll(/[()]/g, ""),
  )
    .replace(otherCities, "")
    .replace(modeBefore, "");
  return readWorkMode(name) || notPlaces.test(foldText(name)) ? "" : name;
}

const notPlaces =
  /^(ho|e|ou|((local|localidade|localizacao|cidade|endereco) )?(nao (informad|especificad)[oa]|a combinar|a definir)|confidencial|(varios|diversos|todos os) (locais|lugares)|(varias|diversas|todas as) (cidades|localidades|regioes)|qualquer lugar|anywhere|worldwide|latam|america latina|[\d\W]*)$/;

/** "Curitiba + 35 cidades", "Curitiba e mais 35 cidades". */
const otherCities = /(?:^| )(?:\+ ?|e (?:mais|outr[ao]s) )\d+(?: \p{Ll}+)*$/u;

/** "Híbrido em São Paulo"; Indeed's "Home Office in São Paulo, SP". */
const modeBefore =
  /^(?:[Tt]rabalho )?(?:[Hh][ií]brid[oa]|[Pp]resencial|[Rr]emot[eoa]|[Hh]ome[- ][Oo]ffice) (?:em|in|no|na) (?=\S)/;

function pushPlace(places: ListingPlace[], place: ListingPlace): void {
  const key = JSON.stringify(place);
  if (key !== "{}" && !places.some((known) => JSON.stringify(known) === key)) places.push(place);
}
