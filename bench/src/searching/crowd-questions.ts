/**
 * What the person with this number asks.
 * @param withRepeats as people do: half of them ask for one of the five most common jobs, in the largest state; without
 *   it, each asks something else
 */
export function questionOf(withRepeats: boolean, index: number): { query: string; state: string } {
  const query = jobs[index % jobs.length] ?? "";
  if (!withRepeats) return { query, state: states[Math.floor(index / jobs.length)] ?? "" };
  return index % 2 === 0
    ? { query: jobs[index % 5] ?? "", state: "SP" }
    : { query, state: states[index % 10] ?? "" };
}

const jobs =
  `auxiliar administrativo|vendedor|motorista|atendente|auxiliar de limpeza|recepcionista|estoquista|
  cozinheiro|enfermeiro|técnico de enfermagem|porteiro|vigilante|garçom|operador de caixa|repositor|pedreiro|
  eletricista|mecânico|soldador|costureira|professor|analista financeiro|assistente de rh|desenvolvedor|designer`
    .split("|")
    .map((job) => job.trim());

const states = "AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO".split(" ");
