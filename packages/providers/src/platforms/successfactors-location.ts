import type { ListingPlace, WorkMode } from "../core/listing.ts";
import { readWorkMode } from "../core/place-text.ts";

/** Reads `City[, Region], CC[, ZIP]`: "São Paulo, SP, BR, 01310-100", "Zürich, CH, 8058". */
export function readRmkLocation(text: string): { place?: ListingPlace; workMode?: WorkMode } {
  const parts = text.split(",").map((part) => part.trim());
  const named = parts.filter((part) => part !== "" && !postalCode.test(part));
  const code = named.findLast((part, index) => index > 0 && /^[A-Z]{2}$/.test(part));
  const workMode = /virtual/i.test(text) ? "remote" : readWorkMode(text);
  const [city = "", ...rest] = code === undefined ? named : named.slice(0, named.lastIndexOf(code));
  const hasCity = city !== "" && !/virtual|remot/i.test(city);
  const [state] = rest;
  const country = code === undefined ? readCountry(named) : code === "BR" ? "Brasil" : code;
  const place: ListingPlace = {
    ...(hasCity && readCountry([city]) === undefined && { city }),
    ...(state && code !== undefined && { state }),
    ...(country && { country }),
  };
  return { ...(Object.keys(place).length > 0 && { place }), ...(workMode && { workMode }) };
}

/** "01310-100", "8058", "SW1A 1AA", "D02AF30": a second part or a later sign is a digit. */
const postalCode = /^[\d-]+$|^[A-Z\d]+ \d[A-Z\d]*$|^[A-Z\d][A-Z]*\d[A-Z\d]*$/;

/** Without a code, only Brazil's own name is believed. */
function readCountry(parts: readonly string[]): string | undefined {
  return parts.some((part) => /^(br|bra[sz]il)$/i.test(part)) ? "Brasil" : undefined;
}
