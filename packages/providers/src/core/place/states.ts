import { foldText } from "../text/fold-text.ts";

/** The 26 states and the Federal District with their capitals, as the IBGE writes them. */
const states: Readonly<Record<string, readonly [name: string, capital: string]>> = {
  AC: ["Acre", "Rio Branco"],
  AL: ["Alagoas", "Maceió"],
  AM: ["Amazonas", "Manaus"],
  AP: ["Amapá", "Macapá"],
  BA: ["Bahia", "Salvador"],
  CE: ["Ceará", "Fortaleza"],
  DF: ["Distrito Federal", "Brasília"],
  ES: ["Espírito Santo", "Vitória"],
  GO: ["Goiás", "Goiânia"],
  MA: ["Maranhão", "São Luís"],
  MG: ["Minas Gerais", "Belo Horizonte"],
  MS: ["Mato Grosso do Sul", "Campo Grande"],
  MT: ["Mato Grosso", "Cuiabá"],
  PA: ["Pará", "Belém"],
  PB: ["Paraíba", "João Pessoa"],
  PE: ["Pernambuco", "Recife"],
  PI: ["Piauí", "Teresina"],
  PR: ["Paraná", "Curitiba"],
  RJ: ["Rio de Janeiro", "Rio de Janeiro"],
  RN: ["Rio Grande do Norte", "Natal"],
  RO: ["Rondônia", "Porto Velho"],
  RR: ["Roraima", "Boa Vista"],
  RS: ["Rio Grande do Sul", "Porto Alegre"],
  SC: ["Santa Catarina", "Florianópolis"],
  SE: ["Sergipe", "Aracaju"],
  SP: ["São Paulo", "São Paulo"],
  TO: ["Tocantins", "Palmas"],
};

const byFoldedName = new Map(
  Object.entries(states).flatMap(([uf, [name]]) => [
    [foldText(name), uf],
    [foldText(uf), uf],
  ]),
);

/** @returns the UF of a state written as UF, by its name, or as "Estado de …" / "State of …". */
export function findUf(text: string): string | undefined {
  const folded = foldText(text).replace(/^(state of|estado d[eoa])\s+/, "");
  return folded === "federal district" ? "DF" : byFoldedName.get(folded);
}

/** @returns the name of the state's capital; undefined for what is no UF */
export function capitalOf(uf: string): string | undefined {
  return states[uf]?.[1];
}
