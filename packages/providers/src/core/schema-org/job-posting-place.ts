import { isMunicipality } from "../place/is-municipality.ts";
import { isNode, isOfType, type LinkedNode } from "./json-ld.ts";
import type { ListingPlace, WorkMode } from "../listing.ts";
import { readPlaceText } from "../place/place-text.ts";
import { findUf } from "../place/states.ts";

/**
 * Reads `jobLocation` (one, many, or a text), `jobLocationType` and, where no place is given,
 * `applicantLocationRequirements`. A missing TELECOMMUTE does not mean on site.
 */
export function readPostingPlaces(
  node: LinkedNode,
  portal: Portal = "brazilian",
): { places: ListingPlace[]; workMode?: WorkMode } {
  const read = listOf(node["jobLocation"]).map((location) => readLocation(location, portal));
  const own = read.flatMap(({ places }) => places);
  const isRemote = listOf(node["jobLocationType"]).some(
    (type) => typeof type === "string" && /telecommute|remot/i.test(type),
  );
  const workMode = isRemote ? "remote" : read.find((one) => one.workMode)?.workMode;
  const allowed = listOf(node["applicantLocationRequirements"]).flatMap((area) => readArea(area, portal));
  return { places: own.length > 0 ? own : allowed, ...(workMode && { workMode }) };
}

type Portal = "brazilian" | "worldwide";
type ReadPlace = { places: ListingPlace[]; workMode?: WorkMode };

function readLocation(location: unknown, portal: Portal): ReadPlace {
  if (typeof location === "string") return readPlaceText(location, portal);
  if (!isNode(location)) return { places: [] };
  const address = location["address"] ?? location;
  const [first] = listOf(address);
  if (typeof first === "string") return readPlaceText(first, portal);
  return isNode(first) ? readAddress(first, portal) : { places: [] };
}

/** Locality and region are free text too: "Curitiba - PR", "Home Office", "HO". */
function readAddress(address: LinkedNode, portal: Portal): ReadPlace {
  const country = countryOf(address["addressCountry"]);
  const region = nameOf(address["addressRegion"]) ?? "";
  const { places, workMode } = readPlaceText(nameOf(address["addressLocality"]) ?? "", portal);
  const [found] = places;
  const abroad = country !== undefined && country !== "Brasil";
  const uf = abroad ? region : (findUf(region) ?? readPlaceText(region).places[0]?.state);
  const city = found?.city;
  const said = uf || found?.state;
  // At a worldwide portal "MA" without a country may be Massachusetts.
  const isSure = portal === "brazilian" || country !== undefined || isStateOf(region, city);
  const state = isSure ? said : undefined;
  const place: ListingPlace = {
    ...(city && { city }),
    ...(state && { state }),
    ...((country ?? found?.country) && { country: country ?? found?.country ?? "" }),
  };
  const isEmpty = Object.keys(place).length === 0;
  return { places: isEmpty ? [] : [place], ...(workMode && { workMode }) };
}

function isStateOf(region: string, city = ""): boolean {
  const uf = findUf(region);
  return uf !== undefined && (region.trim().length > 2 || isMunicipality(city, uf));
}

function readArea(area: unknown, portal: Portal): ListingPlace[] {
  const name = nameOf(area);
  if (!name) return [];
  if (isNode(area) && isOfType(area, "Country")) return [{ country: countryOf(name) ?? name }];
  return readPlaceText(name, portal).places;
}

/** "BR", "BRA", "Brasil", "Brazil", or a Country node with one of these names. */
function countryOf(value: unknown): string | undefined {
  const name = nameOf(value);
  return name && /^(br|bra|bra[sz]il)$/i.test(name) ? "Brasil" : name;
}

function nameOf(value: unknown): string | undefined {
  const [first] = listOf(value);
  const text = isNode(first) ? (first["name"] ?? first["@id"]) : first;
  return typeof text === "string" && text.trim() !== "" ? text.trim() : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}
