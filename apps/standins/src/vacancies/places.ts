import { getMunicipalities, getStates } from "@brazilian-utils/brazilian-utils";
import type { Random } from "./random.ts";
import type { Place } from "./vacancy.ts";

const states = new Map<string, ReturnType<typeof getStates>[number]>(
  getStates().map((state) => [state.code, state]),
);
/** Every municipality as "Cidade - UF", kept here because the package builds the list anew at each call. */
const labels = getMunicipalities().map((municipality) => `${municipality.name} - ${municipality.stateCode}`);
const known = new Set(labels);

/** The capitals, which searches of a demonstration are likely to name. */
export const capitals: readonly Place[] = [
  "Rio Branco - AC",
  "Maceió - AL",
  "Macapá - AP",
  "Manaus - AM",
  "Salvador - BA",
  "Fortaleza - CE",
  "Brasília - DF",
  "Vitória - ES",
  "Goiânia - GO",
  "São Luís - MA",
  "Cuiabá - MT",
  "Campo Grande - MS",
  "Belo Horizonte - MG",
  "Belém - PA",
  "João Pessoa - PB",
  "Curitiba - PR",
  "Recife - PE",
  "Teresina - PI",
  "Rio de Janeiro - RJ",
  "Natal - RN",
  "Porto Alegre - RS",
  "Porto Velho - RO",
  "Boa Vista - RR",
  "Florianópolis - SC",
  "São Paulo - SP",
  "Aracaju - SE",
  "Palmas - TO",
].map(placeOf);

/** Large cities and their approximate population in millions, which is their weight. */
const largeCities = [
  ["São Paulo - SP", 11.5],
  ["Rio de Janeiro - RJ", 6.2],
  ["Brasília - DF", 2.8],
  ["Fortaleza - CE", 2.4],
  ["Salvador - BA", 2.4],
  ["Belo Horizonte - MG", 2.3],
  ["Manaus - AM", 2.1],
  ["Curitiba - PR", 1.8],
  ["Recife - PE", 1.5],
  ["Goiânia - GO", 1.4],
  ["Porto Alegre - RS", 1.3],
  ["Belém - PA", 1.3],
  ["Guarulhos - SP", 1.3],
  ["Campinas - SP", 1.1],
  ["São Bernardo do Campo - SP", 0.8],
  ["Santo André - SP", 0.7],
  ["Osasco - SP", 0.7],
  ["Sorocaba - SP", 0.7],
  ["Uberlândia - MG", 0.7],
  ["Ribeirão Preto - SP", 0.7],
  ["Contagem - MG", 0.6],
  ["Joinville - SC", 0.6],
  ["Feira de Santana - BA", 0.6],
  ["Londrina - PR", 0.6],
  ["Juiz de Fora - MG", 0.5],
  ["Niterói - RJ", 0.5],
  ["Caxias do Sul - RS", 0.5],
  ["Jaboatão dos Guararapes - PE", 0.6],
  ["Olinda - PE", 0.4],
  ["Caruaru - PE", 0.4],
] as const satisfies readonly (readonly [string, number])[];

const largeCityShare = 0.82;

/** @returns a large city by its weight, sometimes any municipality of the country. */
export function pickPlace(random: Random): Place {
  if (random.chance(largeCityShare)) return placeOf(random.pickWeighted(largeCities));
  return placeOf(labels[random.between(0, labels.length - 1)] ?? "Recife - PE");
}

/**
 * @param label "Cidade - UF"
 * @throws for a label that is no municipality
 */
export function placeOf(label: string): Place {
  const [city = "", uf = ""] = label.split(" - ");
  const state = states.get(uf);
  if (!state || !known.has(label)) throw new Error(`${label} is no municipality`);
  return { city, state: { uf, name: state.name, ibgeCode: state.ibgeCode } };
}
