import { foldText } from "../text/fold-text.ts";

/** The 26 states and the Federal District, as the IBGE writes them. */
const states: Readonly<Record<string, string>> = {
  AC: "Acre",
  AL: "Alagoas",
  AM: "Amazonas",
  AP: "Amapá",
  BA: "Bahia",
  CE: "Ceará",
  DF: "Distrito Federal",
  ES: "Espírito Santo",
  GO: "Goiás",
  MA: "Maranhão",
  MG: "Minas Gerais",
  MS: "Mato Grosso do Sul",
  MT: "Mato Grosso",
  PA: "Pará",
  PB: "Paraíba",
  PE: "Pernambuco",
  PI: "Piauí",
  PR: "Paraná",
  RJ: "Rio de Janeiro",
  RN: "Rio Grande do Norte",
  RO: "Rondônia",
  RR: "Roraima",
  RS: "Rio Grande do Sul",
  SC: "Santa Catarina",
  SE: "Sergipe",
  SP: "São Paulo",
  TO: "Tocantins",
};

const byFoldedName = new Map(
  Object.entries(states).flatMap(([uf, name]) => [
    [foldText(name), uf],
    [foldText(uf), uf],
  ]),
);

/** @returns the UF of a state written as UF, by its name, or as "Estado de …" / "State of …". */
export function findUf(text: string): string | undefined {
  const folded = foldText(text).replace(/^(state of|estado d[eoa])\s+/, "");
  return folded === "federal district" ? "DF" : byFoldedName.get(folded);
}
