import type { Listing } from "@vagou/providers/core/listing";
import { readState } from "../../locations/places.ts";
import { plainText } from "./sanitise-description.ts";

/** "Recife (PE)", "Pernambuco", "Remoto · Recife (PE)", "Remoto"; null when the provider names no place. */
export function describeLocation({ place, workMode }: Pick<Listing, "place" | "workMode">): string | null {
  const where = place === undefined ? "" : describePlace(place);
  if (workMode === "remote") return where === "" ? "Remoto" : `Remoto · ${where}`;
  return where === "" ? null : where;
}

function describePlace({ city, state, country }: NonNullable<Listing["place"]>): string {
  const cityName = plainText(city ?? "", 80);
  const known = readState(state ?? "");
  const stateName = plainText(state ?? "", 80);
  if (cityName !== "") {
    const label = known?.sigla ?? stateName;
    return label === "" ? cityName : `${cityName} (${label})`;
  }
  return known?.nome ?? (stateName === "" ? plainText(country ?? "", 80) : stateName);
}
