import type { ListingPlace, WorkMode } from "../core/listing.ts";
import { readPlaceText, readWorkMode } from "../core/place/place-text.ts";
import { findUf } from "../core/place/states.ts";

/** Reads "City, Country", "City, State, Country", or one of them alone: JobLeads works in many countries. */
export function readJobleadsPlace(text: string): { place?: ListingPlace; workMode?: WorkMode } {
  // "Recife, Remote", "Recife, Brasil (Híbrido)".
  const parts = text
    .split(/[,()]/)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !readWorkMode(part));
  const { places } = readPlaceText(parts.join(", "), "worldwide");
  const workMode = readWorkMode(text);
  const last = parts.at(-1) ?? "";
  const isAbroad = parts.length > 1 && !findUf(last) && !/^(?:br|bra[sz]il)$/i.test(last);
  const place = isAbroad ? { city: parts[0] ?? "", country: last } : places[0];
  return { ...(place && { place }), ...(workMode && { workMode }) };
}
