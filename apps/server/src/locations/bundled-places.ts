import { getMunicipalities, getStates } from "@brazilian-utils/brazilian-utils";
import type { PlaceList } from "./place-list.ts";

/** @returns the list of the IBGE in the program's library, as it was when that library was published */
export function bundledPlaces(): PlaceList {
  const byState = Map.groupBy(getMunicipalities(), ({ stateCode }) => stateCode);
  return {
    states: getStates().map(({ ibgeCode, code: sigla, name: nome }) => ({
      id: ibgeCode,
      sigla,
      nome,
      municipios: (byState.get(sigla) ?? []).map(({ code, name }) => ({ id: Number(code), nome: name })),
    })),
  };
}
