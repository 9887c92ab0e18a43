/** @returns the name of the state's capital; undefined for what is no UF */
export function capitalOf(uf: string): string | undefined {
  return capitals[uf];
}

/** As the IBGE writes them. Browsers, which know the states, need no capitals. */
const capitals: Readonly<Record<string, string>> = {
  AC: "Rio Branco",
  AL: "Maceió",
  AM: "Manaus",
  AP: "Macapá",
  BA: "Salvador",
  CE: "Fortaleza",
  DF: "Brasília",
  ES: "Vitória",
  GO: "Goiânia",
  MA: "São Luís",
  MG: "Belo Horizonte",
  MS: "Campo Grande",
  MT: "Cuiabá",
  PA: "Belém",
  PB: "João Pessoa",
  PE: "Recife",
  PI: "Teresina",
  PR: "Curitiba",
  RJ: "Rio de Janeiro",
  RN: "Natal",
  RO: "Porto Velho",
  RR: "Boa Vista",
  RS: "Porto Alegre",
  SC: "Florianópolis",
  SE: "Aracaju",
  SP: "São Paulo",
  TO: "Palmas",
};
