import { vacanciesOfEmployer } from "../vacancies/one-employer.ts";
import { placeOf } from "../vacancies/places.ts";
import type { Vacancy } from "../vacancies/vacancy.ts";

/** A vacancy of SAP and where it is: every seventh is abroad. */
export type SapVacancy = { vacancy: Vacancy; office: SapOffice };

/** An office, with the fields of both boards. */
export type SapOffice = { city: string; region: string; country: string; postalCode: string };

/**
 * The vacancies of SAP's boards while it moves: the older ones are on the old board, the newer ones on the
 * new board, and a few on both.
 */
export function sapVacancies(board: "old" | "new"): SapVacancy[] {
  return vacanciesOfEmployer(1972, 80, new Date(), employer)
    .filter(({ number }) => isOnBoth(number) || (number % 4 === 0) === (board === "new"))
    .map((vacancy) => ({ vacancy, office: officeOf(vacancy) }));
}

function isOnBoth(number: number): boolean {
  return number % 16 === 8;
}

function officeOf({ number, place }: Vacancy): SapOffice {
  const abroadOffice = number % 7 === 6 ? abroad[Math.floor(number / 7) % abroad.length] : undefined;
  const postalCode = place.city === "São Leopoldo" ? "93022-718" : "04794-000";
  return abroadOffice ?? { city: place.city, region: place.state.uf, country: "BR", postalCode };
}

/** Two letters are a country here, even if a Brazilian state has the same letters. */
const abroad: readonly SapOffice[] = [
  { city: "Newtown Square", region: "PA", country: "US", postalCode: "19073" },
  { city: "SANTIAGO DE SURCO", region: "", country: "PE", postalCode: "0033" },
  { city: "Bangalore", region: "", country: "IN", postalCode: "560066" },
];

const employer = {
  name: "SAP",
  slug: "sap",
  about: "A SAP faz sistemas de gestão para empresas de todos os tamanhos.",
  areas: ["Tecnologia", "Recursos Humanos", "Financeiro", "Marketing"],
  places: [placeOf("São Paulo - SP"), placeOf("São Leopoldo - RS")],
} as const;
