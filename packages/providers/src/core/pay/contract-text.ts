import { foldText } from "../text/fold-text.ts";

/**
 * Reads a short text or code a portal gives as the contract: "CLT (Efetivo)", "PJ", "CLT, PJ", "Estagio",
 * schema.org's `INTERN`, Gupy's `vacancy_type_apprentice`. Working hours (FULL_TIME, "Jornada completa") are no contract.
 *
 * @returns its common name, several joined by "ou"; undefined when none is sure
 */
export function readContract(text: string): string | undefined {
  const folded = foldText(text.replaceAll("_", " "));
  return join([...names, ...englishNames].filter(([, pattern]) => pattern.test(folded)));
}

/**
 * Seeks the contract in a title and a description. What it finds is derived, not stated.
 * In the description only CLT, PJ and what follows "contratação", "regime" … count.
 */
export function findContract(title: string, description: string): string | undefined {
  const foldedTitle = foldText(title);
  const inTitle = names.filter(([, pattern]) => pattern.test(foldedTitle));
  if (inTitle.length > 0) return join(inTitle);
  const folded = foldText(description);
  const near = [...folded.matchAll(/\b(contrat|regime|vinculo|modalidade)[^.;\n]{0,60}/g)].map(
    ([part]) => part,
  );
  return join(
    names.filter(([name, pattern]) =>
      name === "CLT" || name === "PJ" ? pattern.test(folded) : near.some((part) => pattern.test(part)),
    ),
  );
}

/** CONTRACTOR may be PJ, self-employed or outsourced: it gets no name here. */
const names: readonly (readonly [string, RegExp])[] = [
  ["CLT", /\bclt\b/],
  ["PJ", /\bpj\b|pessoa juridica/],
  ["Estágio", /\bestagi(o|ari[oa])s?\b|\bintern(ship)?\b/],
  ["Jovem aprendiz", /\baprendiz/],
  ["Temporário", /\btemporari[oa]\b|\btemporary\b/],
  ["Trainee", /\btrainee\b/],
  ["Freelancer", /\bfree-?lance/],
  ["Cooperado", /\bcooperad[oa]\b/],
  ["Autônomo", /\bautonom[oa]\b|\bprestador(?:a|es)? de servicos?\b/],
  ["Intermitente", /\bintermitente\b/],
  ["Voluntário", /\bvoluntari[oa]\b|\bvolunteer\b/],
];

/** Words of codes only: in a title, "autonomous" is a vehicle. */
const englishNames: typeof names = [
  ["Jovem aprendiz", /\bapprentice(ship)?\b/],
  ["Terceirizado", /\boutsourced?\b/],
  ["Autônomo", /\bautonomous\b|\bself[- ]employed\b/],
  ["Intermitente", /\bintermittent\b/],
];

function join(found: readonly (readonly [string, RegExp])[]): string | undefined {
  return found.map(([name]) => name).join(" ou ") || undefined;
}
