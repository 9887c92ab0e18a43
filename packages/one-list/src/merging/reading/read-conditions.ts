import { once, type ReadWhenAsked } from "./once.ts";
import { stemLength } from "./read-text.ts";

/** On which days, where, for how long and for which pay a text says that the work is; empty where it does not say. */
export type WorkConditions = ReadWhenAsked<{
  /** "week", "weekend", where the text says that work is then alone. */
  readonly days: readonly string[];
  /** "par", "impar": the days on which work in turns falls. */
  readonly parities: readonly string[];
  /** "remote", "onsite", where the text says that it is this alone. */
  readonly modes: readonly string[];
  /** "fixed", "open": whether the contract ends. */
  readonly terms: readonly string[];
  /** "commission", "fixed": whether there is pay beside a commission. */
  readonly payKinds: readonly string[];
  /** What the text says behind a word such as "setor:", "turma do", by that word. */
  readonly labels: ReadonlyMap<string, readonly string[]>;
}>;

/**
 * @param folded a text without accents, in small letters
 * @param titled the same behind its title
 */
export function readConditions(folded: () => string, titled: () => string): WorkConditions {
  return {
    days: once(() => daysIn(folded())),
    parities: once(() => [...titled().matchAll(parity)].map(([, days = ""]) => days)),
    // What is done at both is called by either name.
    modes: once(() => (folded().includes("hibrid") ? [] : namesOf(modeWords, folded()))),
    terms: once(() => namesOf(termWords, folded())),
    payKinds: once(() => namesOf(payWords, folded())),
    labels: once(() => labelsIn(folded())),
  };
}

function namesOf(words: readonly (readonly [string, RegExp])[], folded: string): readonly string[] {
  return words.flatMap(([name, pattern]) => (pattern.test(folded) ? [name] : []));
}

/** Whether a text speaks of work at the weekend. */
export const weekend = /\bfi(?:m|ns|nal|nais) de semana\b|\bsabados?\b|\bdomingos?\b|\bfolguist/;
const week = /\bsegunda(?:-feira)? (?:a|ate) sexta\b/;
const weekendOnly =
  /\b(?:apenas|somente|so|trabalho|escala|plantoes)(?: [a-z]+)?(?: aos?| nos?| de| em)? (?:sabados? e domingos?|fi(?:m|ns|nal|nais) de semana)\b/;

function daysIn(folded: string): readonly string[] {
  if (week.test(folded)) return weekend.test(folded) ? [] : ["week"];
  return weekendOnly.test(folded) ? ["weekend"] : [];
}

const payWords = [
  ["commission", /\b(?:somente|apenas|exclusivamente|so)(?: por| a)? comiss/],
  ["fixed", /\b(?:fixo|salario|piso)(?: fixo)? ?(?:\+|mais|e) comiss/],
] as const;

function labelsIn(folded: string): ReadonlyMap<string, readonly string[]> {
  const labels = new Map<string, readonly string[]>();
  const add = (name: string, value: string): void => {
    labels.set(name, [...(labels.get(name) ?? []), value.slice(0, stemLength)]);
  };
  for (const [, name = "", value = ""] of folded.matchAll(label)) add(name, value);
  for (const [, value = ""] of folded.matchAll(team)) add("time", value);
  for (const [, day, dayOff = ""] of folded.matchAll(weekday)) add("dia", day ?? dayOff);
  return labels;
}

/** Days that come again: "folga às segundas-feiras", "aulas às terças e quintas". */
const weekday =
  /\b(segund|terc|quart|quint|sext|sabad|doming)[ao]s\b|\bfolgas?(?: fixas?| semanal)?(?: as?| aos?| n[ao]|:)? (segund|terc|quart|quint|sext|sabad|doming)[ao]\b/g;
/** The team that the person joins: not "temos um time de especialistas". */
const team =
  /\b(?:parte d[ao]|n[ao]|(?:vaga|oportunidade)(?: e)? (?:para [ao]|d[ao])|integrar?a? [ao]) (?:equipe|squad|time)(?:: ?| de )([a-z]{3,})/g;

const label =
  /\b(setor|area|posto|maquina|rota|disciplina|materia|especialidade|idioma|curso|turma|obra|fazenda|linha|equipe|squad|segmento|regiao|marca|modulo|projeto|escola|inicio)(?:: ?| d[aeo] | em )([a-z]{3,})/g;

const parity = /\b(?:dias?|plantao|plantoes|escala|noites?) (impar|par)(?:es)?\b/g;
const modeWords = [
  [
    "remote",
    /\b(?:100% |totalmente |integralmente )(?:home ?office|remot[oa])\b|\b(?:trabalho|vaga|modelo|regime|atuacao)(?: de trabalho)?:? (?:home ?office|remot[oa])\b/,
  ],
  [
    "onsite",
    /\b(?:100% |totalmente |integralmente )presencial\b|\b(?:trabalho|vaga|modelo|regime|atuacao)(?: de trabalho)?:? presencial\b(?! (?:e|ou) )/,
  ],
] as const;

const termWords = [
  [
    "fixed",
    /\b(?:prazo|tempo|periodo) determinado\b|\b(?:contrat\w+|vaga) (?:e )?(?:temporari[oa]|intermitente)\b|\bcontrato de safra\b|\bcobertura de licenca\b/,
  ],
  ["open", /\b(?:prazo|tempo|periodo) indeterminado\b|\b(?:contrat\w+|vaga)(?: clt)? efetiv[oa]\b/],
] as const;
