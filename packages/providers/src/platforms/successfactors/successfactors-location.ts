import type { ListingPlace, WorkMode } from "../../core/listing.ts";
import { readWorkMode } from "../../core/place/place-text.ts";
import { findUf } from "../../core/place/states.ts";

/**
 * Reads `City[, Region], CC[, ZIP]`: "São Paulo, SP, BR, 01310-100", "Zürich, CH, 8058". The last two
 * letters are the country, even if a Brazilian state has the same code: "SANTIAGO DE SURCO, PE, 0033" is Peru. A vacancy
 * in several places ends with "+2 more…".
 */
export function readRmkLocation(text: string): { place?: ListingPlace; workMode?: WorkMode } {
  const [first = ""] = text.split(/\s\+ ?\d+ more\b/i, 1);
  const named = namedParts(first);
  const code = countryCodeOf(named);
  const workMode = /virtual/i.test(text) ? "remote" : readWorkMode(text);
  const [city = "", ...rest] = code === undefined ? named : named.slice(0, named.lastIndexOf(code));
  const hasCity = city !== "" && !/virtual|multiple/i.test(city) && !readWorkMode(city);
  const [state] = rest;
  const country = code === undefined ? readCountry(named) : code === "BR" ? "Brasil" : code;
  const place: ListingPlace = {
    ...(hasCity && readCountry([city]) === undefined && { city }),
    ...(state && code !== undefined && { state }),
    ...(country && { country }),
  };
  return { ...(Object.keys(place).length > 0 && { place }), ...(workMode && { workMode }) };
}

/** @returns true for a text that is a place with its country, not words of a title */
export function saysCountry(text: string): boolean {
  const named = namedParts(text);
  return countryCodeOf(named) !== undefined || readCountry(named) === "Brasil";
}

/** @returns the parts that are no postal code */
function namedParts(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "" && !isPostalCode(part));
}

/** Digits, or capitals and digits in one or two groups: "93022-718", "EC1A 1BB". */
function isPostalCode(part: string): boolean {
  return part.length <= postalCodeLengthMax && /^[A-Z\d -]+$/.test(part) && /\d/.test(part);
}

const postalCodeLengthMax = 12;

function countryCodeOf(parts: readonly string[]): string | undefined {
  return parts.findLast((part, index) => index > 0 && /^[A-Z]{2}$/.test(part));
}

/** Without a code, the country's name may be the last part; a single name is read as a city. */
function readCountry(parts: readonly string[]): string | undefined {
  if (parts.some((part) => /^(br|bra[sz]il)$/i.test(part))) return "Brasil";
  const last = parts.length > 1 ? parts.at(-1) : undefined;
  return last === undefined || findUf(last) !== undefined || readWorkMode(last) ? undefined : last;
}
