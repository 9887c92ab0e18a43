import { getMunicipalities } from "@brazilian-utils/brazilian-utils";
import { cityKey } from "./city-key.ts";

/**
 * @param name with or without accents, hyphens and apostrophes, in any case
 * @param uf two letters
 * @returns true when the IBGE lists a municipality of this name in this state, or, for the Federal District, which
 *   is one municipality, when it is one of the names that people use for its regions
 */
export function isMunicipality(name: string, uf: string): boolean {
  names ??= readNames();
  return names.get(uf)?.has(cityKey(name)) ?? false;
}

/** @returns the names of all municipalities, as the IBGE writes them */
export function municipalityNames(): string[] {
  return getMunicipalities().map(({ name }) => name);
}

/** Grouped when first asked: 5,571 names. */
let names: ReadonlyMap<string, ReadonlySet<string>> | undefined;

function readNames(): ReadonlyMap<string, ReadonlySet<string>> {
  const byState = [...Map.groupBy(getMunicipalities(), ({ stateCode }) => stateCode)].map(
    ([uf, list]): [string, string[]] => [uf, list.map(({ name }) => name)],
  );
  return new Map(
    byState.map(([uf, list]) => [uf, new Set([...list, ...(uf === "DF" ? regions : [])].map(cityKey))]),
  );
}

/** The administrative regions of the Federal District in common use. */
const regions =
  "Plano Piloto,Asa Norte,Asa Sul,Gama,Taguatinga,Brazlândia,Sobradinho,Planaltina,Paranoá,Núcleo Bandeirante,Ceilândia,Guará,Cruzeiro,Samambaia,Santa Maria,São Sebastião,Recanto das Emas,Lago Sul,Lago Norte,Riacho Fundo,Candangolândia,Águas Claras,Sudoeste,Octogonal,Varjão,Park Way,Estrutural,Jardim Botânico,Itapoã,SIA,Vicente Pires,Fercal,Sol Nascente,Arniqueira".split(
    ",",
  );
