import { foldText } from "../text/fold-text.ts";

/**
 * Reads a short text or code a portal gives as the contract: "CLT (Efetivo)", "Prestador de Serviços (PJ)", "CLT, PJ",
 * "Estagio", schema.org's `INTERN`, Gupy's `vacancy_type_apprentice`. Working hours (FULL_TIME, "Jornada completa") are
 * no contract.
 *
 * @returns its common name, several joined by "ou"; undefined when none is sure
 */
export function readContract(text: string): string | undefined {
  const folded = foldText(text.replaceAll("_", " "));
  const found = [...names, ...englishNames].filter(([, pattern]) => pattern.test(folded));
  // "CLT (Efetivo)" is said once; alone, "Efetivo" is the portals' word for a permanent contract.
  const isPermanent = /\befetiv[oa]\b/.test(folded) && !found.some(([name]) => name === "CLT");
  return isPermanent ? [permanent, ...found.map(([name]) => name)].join(" ou ") : join(found);
}

/**
 * Seeks the contract in a title and a description. What it finds is derived, not stated.
 * In the description only CLT, PJ and what follows "contratação", "regime", "tipo de vaga" … count. Who teaches interns, sells to
 * companies ("clientes PJ") or knows the labour law ("conhecimento da CLT") does not tell their contract by it.
 */
export function findContract(title: string, description: string): string | undefined {
  const foldedTitle = withoutDots(foldText(title));
  const inTitle = names.filter(([name, pattern]) => pattern.test(foldedTitle) && isOwn(name, foldedTitle));
  if (inTitle.length > 0) return join(inTitle);
  const folded = withoutDots(foldText(description));
  const near = [
    ...folded.matchAll(/\b(contrat|regime|vinculo|modalidade|tipo de vaga|vaga de estagio\b)[^.;\n]{0,60}/g),
  ].map(([part]) => part.replaceAll(notHired, ""));
  // Folding joins the lines of a text.
  const clauses = description
    .replaceAll(/\bp\.j\b\.?/gi, "PJ")
    .split(/[.;\n•]/)
    .filter((clause) => /clt|pj|jur[ií]dica/i.test(clause))
    .map((clause) => foldText(clause));
  const found = names.filter(([name, pattern]) =>
    name === "CLT" || name === "PJ"
      ? clauses.some((clause) => saysContract(name, pattern.exec(clause)))
      : near.some((part) => pattern.test(part)),
  );
  return (
    join(found) ?? (/\b(?:contratacao|contrato|vinculo): ?efetiv[oa]\b/.test(folded) ? permanent : undefined)
  );
}

/** Whom an employer hires besides, and what is learnt there: "trilhas de aprendizagem". */
const notHired =
  /\bestagiari[oa]s\b|\baprendizes\b|\baprendizad\w+|(?<!\b(?:contrato|programa) de )\baprendizagem/g;

function withoutDots(folded: string): string {
  return folded.includes("p.j") ? folded.replaceAll(/\bp\.j\b\.?/g, "pj") : folded;
}

/** Whether a title's word of a contract is that of its vacancy: not in "Supervisor de Estágio", "Gerente de Contas PJ". */
function isOwn(name: string, title: string): boolean {
  if (name === "PJ") return !companies.test(title) && !companiesBefore.test(title);
  if (name !== "Estágio" && name !== "Jovem aprendiz") return true;
  const before = title.slice(0, title.search(/\bestagi|\baprendiz/));
  if (teachers.test(before)) return false;
  // "Auxiliar Administrativo (Jovem Aprendiz)" is one.
  const helper = before.search(/\b(?:assistente|auxiliar|agente)\b/);
  return helper < 0 || /[-–—(|/,:]/.test(before.slice(helper));
}

const teachers =
  /\b(?:analista|professora?|orientadora?|preceptora?|instrutora?|educadora?|tutora?|monitora?|gestora?|supervisora?|coordenadora?|coord|gerente|lider|diretora?|encarregad[oa])\b/;

/** Customers that are companies: "PJ" is then what they are. */
const companies =
  /\b(?:clientes?|contas?|carteiras?|credito|relacionamento|negocios|pf|pessoas? fisicas?|segmento|agencia|bancari[oa])\b/;
const companiesBefore =
  /\b(?:gerente|vendas|comercial|seguros?|consorcios?|cobranca|cambio) (?:de )?(?:pj|pessoa juridica)\b/;

/** @returns whether a clause that holds CLT or PJ names it as the contract of the vacancy */
function saysContract(name: "CLT" | "PJ", match: RegExpExecArray | null): boolean {
  if (match === null) return false;
  const { input, index } = match;
  const before = input.slice(0, index);
  if (/\bnao\b[^,(]{0,20}$/.test(before.slice(-40))) return false;
  const term = before.search(terms);
  const knowledge = before.search(knowledgeWords);
  // "Experiência de um ano, regime CLT": the comma ends what is asked.
  const part = before.slice(before.lastIndexOf(",") + 1);
  const isNamed = beginsTerm(before) || beginsTerm(part);
  if (name === "CLT") return knowledge < 0 || isNamed;
  if (companies.test(term < 0 ? input : before.slice(term))) return false;
  return isNamed || (knowledge < 0 && (/\bclt\b/.test(input) || input.trim().length <= shortClauseMax));
}

function beginsTerm(part: string): boolean {
  const term = part.search(terms);
  const knowledge = part.search(knowledgeWords);
  return term >= 0 && (knowledge < 0 || term < knowledge);
}

const terms =
  /\b(?:contrat|regime|vinculo|modalidade|modelo|formato|carater|tipo de vaga|remuneracao|salario)/;
/** What a person knows, or sells: "empréstimo consignado para CLT". */
const knowledgeWords =
  /\b(?:emprestimos?|consignad[oa]s?|credito|conhecimentos?|experiencia|vivencia|dominio|nocoes|legislacao|folha|admiss(?:ao|oes)|rescis(?:ao|oes)|rotinas)\b/;

/** "Vaga PJ", "R$ 8.000,00 (PJ)": nothing else is said of it. */
const shortClauseMax = 30;

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
  ["Autônomo", /\bautonom[oa]\b|\bprestador(?:a|es)? de servicos?\b(?!\W{0,3}(?:pj|pessoa juridica)\b)/],
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

const permanent = "Efetivo";

function join(found: readonly (readonly [string, RegExp])[]): string | undefined {
  return found.map(([name]) => name).join(" ou ") || undefined;
}
