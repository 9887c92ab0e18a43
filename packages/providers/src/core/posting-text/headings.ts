import {
  isDesirableHeading,
  isDesirableLabel,
  isOnlyDesirableHeading,
} from "../text/is-desirable-heading.ts";
import { foldLabel } from "./fold-label.ts";
import { inside, type WholeLine } from "./line.ts";
import { type Characters, readCharactersOfPart } from "./read-characters.ts";
import { readWord } from "./read-word.ts";
import { blank, codeAt, hasWord, holdsBlanks, kindAt, lower, none, picture, upper } from "./characters.ts";

/** The content below a heading. With `unsure` ("Informações adicionais") the lines below decide. */
export type SectionKind = "requirements" | "benefits" | "other" | "unsure";

/**
 * `heading`: begins a section. `fact`: one fact of the vacancy, after its name ("Horário: das 8h às 17h").
 * `label`: names a group inside its section.
 */
export type Heading = { type: "heading" | "fact" | "label"; kind: SectionKind; label: string; rest: string };

/**
 * Reads the heading that a line is or begins with, in the forms of employers: with and without a colon,
 * in capitals, numbered, in bold, after a picture. A line with a bullet is a heading only with a colon.
 */
export function findHeading({ bare: line, first, mark, signs }: WholeLine): Heading | null {
  const isItem = mark === "bullet";
  const colon = (signs & inside.colon) === 0 ? -1 : colonOf(line);
  const mayBegin = phrases.has(first);
  if (colon === -1) return isItem || !mayBegin ? null : headingWithoutColon(line, first);
  const label = line.slice(0, colon);
  const rest = withoutMarks(line.slice(colon + 1));
  // Most lines with a colon are items; folding all of them takes most of the time.
  const folded = mayBegin || rest === "" || leadInWords.has(lastWordOf(label)) ? plainLabel(label) : "";
  if (folded === "" && rest === "") return null;

  const found = mayBegin && label.length <= headingLengthMax ? lookUp(folded, first) : null;
  // "Desejável Especialização Experiência profissional:" is an item, and the label of the next ones.
  const holdsItem = found?.kind === "requirements" && isDesirableHeading(folded) && !isDesirableLabel(label);
  if (holdsItem && rest !== "") return null;
  if (found && !holdsItem && (found.type === "heading" || found.isWhole))
    return { type: found.type, kind: found.kind, label: line.slice(0, colon + 1), rest };
  const kind = kindOfLeadIn(folded, rest === "");
  if (kind !== null && (!isItem || rest === ""))
    return { type: "heading", kind, label: line.slice(0, colon + 1), rest };
  if (rest === "") return { type: "label", kind: "other", label: line, rest };
  // "Habilidades que vão chamar nossa atenção: Cloud: familiaridade com AWS"
  const inner = rest.indexOf(":");
  const isLeadIn = inner > 0 && inner < innerLabelLengthMax && holdsBlanks(label, wordsMin - 1);
  return isLeadIn && !isItem ? { type: "label", kind: "other", label: line.slice(0, colon + 1), rest } : null;
}

/** @returns true when a part of a text consists of a heading's words. */
export function isHeadingPhrase(characters: Characters, start: number, end: number): boolean {
  const first = firstWordIn(characters, start, end);
  if (!phrases.has(first)) return false;
  return lookUp(plainLabel(characters.text.slice(start, end)), first)?.isWhole ?? false;
}

/** @returns false for a word that ends no heading, so that the words before it need not be read. */
export function mayEndHeading(word: string): boolean {
  return lastWords.has(word) || fillers.has(word);
}

/** @returns the words of a heading in a form for comparisons: no accents, capitals, numbers or marks. */
export function plainLabel(text: string): string {
  const folded = foldLabel(text);
  let start = 0;
  let end = folded.length;
  while (start < end && !isLetterAt(folded, start)) start += 1;
  while (end > start && !isLetterAt(folded, end - 1) && folded[end - 1] !== ")") end -= 1;
  return folded.slice(start, end);
}

/** @returns the first word of a line, folded, without the marks before it. */
export function firstWordOf(line: string): string {
  return firstWordIn(readCharactersOfPart(line), 0, line.length);
}

/** As `firstWordOf`, of a part of a text. */
export function firstWordIn(characters: Characters, lineStart: number, lineEnd: number): string {
  const { text, codes, kinds } = characters;
  let start = lineStart;
  while (start < lineEnd && !isLetter(kinds[start] ?? none)) start += 1;
  const endMax = Math.min(lineEnd, start + wordLengthMax);
  let end = start;
  while (end < endMax && kinds[end] !== blank && codes[end] !== colonCode) end += 1;
  const wordEnd = withoutSignsAtEnd(kinds, start, end);
  return wordEnd === -1
    ? foldLabel(text.slice(start, end).replace(/\P{L}{1,4}$/u, ""))
    : readWord(characters, start, wordEnd).folded;
}

/** @returns where the word ends without up to four signs, -1 when some may be letters of another script. */
function withoutSignsAtEnd(kinds: Uint8Array, start: number, end: number): number {
  let last = end;
  while (last > start && end - last < signsMax) {
    const kind = kinds[last - 1] ?? none;
    if (isLetter(kind)) break;
    if (kind === none || kind === picture) return -1;
    last -= 1;
  }
  return last;
}

function isLetter(kind: number): boolean {
  return kind === lower || kind === upper;
}

/** @returns the last word of a text, folded. */
function lastWordOf(text: string): string {
  return foldLabel(text.slice(Math.max(text.lastIndexOf(" "), text.length - wordLengthMax) + 1));
}

/** @returns the last word of a part of a text, folded. */
export function lastWordIn(characters: Characters, first: number, end: number): string {
  let start = end;
  while (start > first && end - start < wordLengthMax - 1 && characters.kinds[start - 1] !== blank)
    start -= 1;
  return readWord(characters, start, end).folded;
}

function headingWithoutColon(line: string, first: string): Heading | null {
  if (!mayGoOn(line, first)) return null;
  const folded = plainLabel(line.slice(0, headingLengthMax));
  const found = lookUp(folded, first);
  if (!found) return null;
  // "Será legal se você também tiver…"
  if (line.length <= headingLengthMax && found.kind === "requirements" && isOnlyDesirableHeading(folded))
    return { type: "heading", kind: found.kind, label: line, rest: "" };
  if (line.length > headingLengthMax || ".;,".includes(line.at(-1) ?? ""))
    return headingBeforeCapital(line, found);
  if (found.type === "fact")
    return found.isWhole && standingFacts.has(folded)
      ? { type: "heading", kind: "other", label: line, rest: "" }
      : null;
  if (found.isWhole || (found.isOpen && folded.split(" ").length <= openWordsMax))
    return { type: "heading", kind: found.kind, label: line, rest: "" };
  return headingBeforeCapital(line, found);
}

/** Tests the second word before the line is folded: no heading begins with "Experiência nas …". */
function mayGoOn(line: string, first: string): boolean {
  const { length } = first;
  const isBegin = length + 1 < line.length && codeAt(line, length) === blankCode && isLetter(kindAt(line, 0));
  const letter = isBegin ? codeAt(line, length + 1) | smallLetterBit : 0;
  if (letter < 97 || letter > 122) return true;
  return (phrases.get(first) ?? []).some(({ second }) => second === null || second === letter);
}

/** Reads "Seria um diferencial Vivência com containers": only after a phrase of several words, or "Diferenciais". */
function headingBeforeCapital(line: string, found: Found): Heading | null {
  if ((found.words < 2 && found.phrase !== "diferenciais") || found.isOpen || found.type === "fact")
    return null;
  const parts = line.split(" ");
  let end = found.words;
  while (
    end < parts.length &&
    !/^\p{Lu}\p{Ll}/u.test(parts[end] ?? "") &&
    fillers.has(plainLabel(parts[end] ?? ""))
  )
    end += 1;
  const next = parts[end] ?? "";
  if (!/^\p{Lu}/u.test(next) || ".;,".includes(parts[end - 1]?.at(-1) ?? "")) return null;
  return {
    type: "heading",
    kind: found.kind,
    label: parts.slice(0, end).join(" "),
    rest: parts.slice(end).join(" "),
  };
}

type Phrase = {
  phrase: string;
  type: "heading" | "fact";
  kind: SectionKind;
  words: number;
  /** The first character code of its second word, for a cheap test; null for a phrase of one word. */
  second: number | null;
  /** A name may follow: "Sobre a Padaria Trigo Bom". */
  isOpen: boolean;
};

type Found = Phrase & {
  /** Besides the phrase it holds only words that have no meaning of their own. */
  isWhole: boolean;
};

/** @param first the first word, as far as it is known */
function lookUp(folded: string, first: string): Found | null {
  const candidates = phrases.get(beginsWithWord(folded, first) ? first : wordBeforeBlank(folded));
  if (!candidates) return null;
  const space = folded.indexOf(" ");
  const second = space === -1 ? null : codeAt(folded, space + 1);
  for (const candidate of candidates) {
    const { phrase } = candidate;
    if (candidate.second !== null && candidate.second !== second) continue;
    if (folded.startsWith(phrase) && !isLetterAt(folded, phrase.length))
      return { ...candidate, isWhole: folded === phrase || isFilled(folded, phrase.length) };
  }
  // "O que a Clínica Vale Verde oferece?"
  const isOffer =
    folded.startsWith("o que ") && folded.slice(folded.lastIndexOf(" ") + 1).startsWith("oferec");
  return isOffer ? { ...offer, isWhole: true } : null;
}

function beginsWithWord(folded: string, word: string): boolean {
  if (!folded.startsWith(word)) return false;
  return folded.length === word.length || codeAt(folded, word.length) === blankCode;
}

function wordBeforeBlank(folded: string): string {
  const space = folded.indexOf(" ");
  return space === -1 ? folded : folded.slice(0, space);
}

const offer: Phrase = {
  phrase: "o que",
  type: "heading",
  kind: "benefits",
  words: 2,
  second: null,
  isOpen: false,
};

/** Whether only words without a meaning of their own follow. */
function isFilled(folded: string, from: number): boolean {
  let start = -1;
  for (let index = from; index <= folded.length; index += 1) {
    if (isLetterAt(folded, index)) start = start === -1 ? index : start;
    else if (start !== -1) {
      if (!fillers.has(folded.slice(start, index))) return false;
      start = -1;
    }
  }
  return true;
}

/** Reads the kind of a longer sentence from its last words before the colon. */
function kindOfLeadIn(folded: string, standsAlone: boolean): SectionKind | null {
  if (folded === "") return null;
  if (benefitEnds.some((end) => folded.endsWith(end))) return "benefits";
  if (requirementEnds.some((end) => folded.endsWith(end)) && folded.includes(" ")) return "requirements";
  return standsAlone && (folded.includes("beneficios") || folded.includes("oferecemos")) ? "benefits" : null;
}

const benefitEnds = [
  " beneficios",
  " vantagens",
  " oferecemos",
  " oferece",
  " voce vai ter",
  " voce tera",
  " voce vai encontrar",
];
const requirementEnds = `
  e essencial|essenciais|indispensavel|imprescindivel|obrigatorio|obrigatorios|e necessario|necessarios|que voce tenha|que voce possua
  conhecimentos e experiencias em|que voce precisa|precisa ter|precisamos que voce tenha de conhecimento|e preciso ter`
  .split(/[|\n]/)
  .map((entry) => entry.trim())
  .filter((entry) => entry !== "");

const leadInWords = new Set(
  [...benefitEnds, ...requirementEnds].map((end) => end.slice(end.lastIndexOf(" ") + 1)),
);

function colonOf(line: string): number {
  const colon = line.indexOf(":");
  if (colon === -1 || colon > leadInLengthMax) return -1;
  // The colon of a time or an address does not count, and neither does that of "(ex: AWS)".
  if (line.lastIndexOf("(", colon) > line.lastIndexOf(")", colon)) return -1;
  const next = line.charCodeAt(colon + 1);
  return (isDigit(next) && isDigit(line.charCodeAt(colon - 1))) || next === 47 ? -1 : colon;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function withoutMarks(text: string): string {
  const bare = text.replace(/^[\s*_;:.,!?]+/, "").trim();
  return hasWord(bare) ? bare : "";
}

function isLetterAt(text: string, index: number): boolean {
  const code = index < text.length ? codeAt(text, index) : 0;
  return code >= 97 && code <= 122;
}

const wordLengthMax = 24;
const signsMax = 4;
const colonCode = 58;
const blankCode = 32;
/** The difference between the codes of a small letter and its capital. */
const smallLetterBit = 32;
const headingLengthMax = 70;
const leadInLengthMax = 400;
const openWordsMax = 7;
const innerLabelLengthMax = 40;
const wordsMin = 5;

const requirements = `
  requisito|requisitos|pre requisito|pre requisitos|pre-requisito|pre-requisitos|prerequisitos|qualificacao|qualificacoes
  o que buscamos|o que esperamos|o que voce precisa|do que voce precisa|o que precisamos|o que procuramos|o que queremos
  o que e necessario|o que e preciso|o que e desejavel|o que e essencial|o que e obrigatorio|o que conta pontos|o que sera um diferencial|o que voce tra|requisitos y calificaciones
  do que precisamos|o que nao pode faltar|o que vai te destacar
  quem buscamos|quem procuramos|quem estamos buscando|quem estamos procurando|quem esperamos|quem e voce
  perfil|perfil desejado|perfil que buscamos|perfil que procuramos|perfil profissional|perfil ideal
  conhecimentos necessarios|conhecimentos exigidos|conhecimentos obrigatorios|conhecimentos tecnicos|conhecimentos desejaveis|conhecimentos essenciais
  conhecimentos que fazem a diferenca|conhecimentos e habilidades|conhecimentos requeridos|conhecimentos e experiencia|conhecimentos e experiencias
  competencias|habilidades e competencias|habilidades tecnicas|habilidades comportamentais|habilidades desejadas|habilidades necessarias
  hard skill|hard skills|soft skill|soft skills|formacao e experiencia|formacao e requisitos|experiencia e formacao
  obrigatorio|obrigatorios|obrigatoria|obrigatorias|essencial|essenciais|imprescindivel|indispensavel|desejavel|desejaveis
  diferencial|diferenciais|e diferencial|e um diferencial|sera diferencial|sera um diferencial|seria um diferencial|serao diferenciais|seriam diferenciais
  sera considerado um diferencial|sera considerado diferencial|e desejavel|sera legal|seria legal|seria interessante|sera um plus|seria um plus|pontos extras|pontos a mais|ganha pontos
  vai ser um diferencial|vai ser diferencial|o que seria um diferencial|o que sera considerado um diferencial|o que sera considerado diferencial|qual pode ser o seu diferencial|o que pode diferenciar|habilidades desejaveis|habilidades e temas de conhecimento desejaveis|experiencias desejaveis
  voce se destaca|voce se destacara|voce vai se destacar|voce ira se destacar|vai se destacar|para se destacar|conhecimentos que te destacam|valorizamos se
  criterios que aumentam|nao e um requisito|nao e requisito
  outros requisitos|buscamos alguem que|buscamos pessoas que|buscamos profissionais que|buscamos um profissional que
  esperamos que voce|o candidato deve|voce deve ter|voce precisa ter|voce tem|voce precisa
  requirements|requirement|must have|must haves|must-have|must-haves|nice to have|nice-to-have|what you bring|what you'll bring|what you’ll bring|what we are looking for|what we're looking for
  qualifications|minimum qualifications|preferred qualifications|required skills|skills|who you are`;

const benefits = `
  beneficio|beneficios|nossos beneficios|nosso pacote de beneficios|pacote de beneficios|principais beneficios|alguns beneficios|beneficios e vantagens|vantagens
  o que oferecemos|o que te oferecemos|o que nos oferecemos|oferecemos|nos oferecemos|a empresa oferece|a gente oferece|o que a gente oferece
  o que voce vai encontrar|o que voce encontra|o que voce encontrara|o que voce ganha|o que voce recebe|o que voce tera|aqui voce encontra|aqui voce tera
  por que trabalhar|porque trabalhar|remuneracao e beneficios|salario e beneficios|salario + beneficios|opcionais
  benefits|perks|what we offer|we offer|what you get|what you'll get|what you’ll get|why join`;

const other = `
  responsabilidades y atribuciones|responsabilidade|responsabilidades|principais responsabilidades|suas responsabilidades|atribuicao|atribuicoes|principais atribuicoes|suas atribuicoes
  atividade|atividades|principais atividades|suas atividades|funcoes|tarefas|suas tarefas|suas funcoes
  o que voce vai fazer|o que voce fara|o que faz|o que te espera|o que voce ira fazer|o que esperamos que voce realize|o que esperamos que voce faca
  como sera|como sera o seu dia|como sera seu dia|seu dia a dia|dia a dia|no dia a dia|seus desafios|desafios|sua missao|missao|missao do cargo|indicadores de sucesso|objetivo|objetivo do cargo
  sobre|quem somos|conheca|nossa historia|nossa cultura|nossos valores|nosso time|diversidade|cultura|como e trabalhar|a empresa
  etapas|etapas do processo|processo seletivo|fases do processo|como se candidatar|como participar|como se inscrever|proximos passos
  descricao|descricao da vaga|descricao do cargo|resumo|resumo da vaga|a vaga|a oportunidade
  nota|notas|obs|observacao|importante|atencao|lembrete|premissas|detalhes da vaga
  about|who we are|what you'll do|what you’ll do|what you will do|responsibilities|the role|meet your team|hiring process`;

const unsure = `informacoes adicionais|informaciones adicionales|diferenciais da empresa|diferenciais de trabalhar|nossos diferenciais|mais informacoes|outras informacoes|informacoes gerais|informacoes complementares|observacoes|additional information`;

const facts = `
  local|local de trabalho|local de atuacao|localizacao|localidade|endereco|horario|horario de trabalho|horario de atuacao|horarios
  jornada|jornada de trabalho|escala|escala de trabalho|turno|carga horaria|modelo|modelo de trabalho|modelo de atuacao|modelo de contratacao
  modalidade|modalidade de trabalho|modalidade de contratacao|formato|formato de trabalho|regime|regime de trabalho|regime de contratacao
  tipo|tipo de contrato|tipo de contratacao|tipo de vinculo|tipo de vaga|contratacao|contrato|vinculo|salario|remuneracao|faixa salarial|pretensao salarial
  data de inicio|inicio|vagas|numero de vagas|quantidade de vagas|cidade|estado|unidade|bairro|regiao|departamento|prazo|inscricoes|validade|codigo da vaga|nivel da vaga
  location|salary|schedule|work model`;

/** Names of facts that may be alone on their line, with the value on the next. */
const standingFacts = list(
  "local|local de trabalho|local de atuacao|localizacao|endereco|horario|horario de trabalho|horario de atuacao|jornada de trabalho|escala de trabalho|carga horaria|modelo de trabalho|modalidade de trabalho|regime de contratacao|regime de trabalho|tipo de contrato|tipo de contratacao|location|schedule",
);

const openPhrases = list("sobre|conheca|about|por que trabalhar|porque trabalhar|como e trabalhar|why join");

/** Words that may follow a heading's phrase and keep it a heading. */
const fillers = list(
  `a|o|as|os|e|ou|de|da|do|das|dos|para|pra|por|em|no|na|nos|nas|com|um|uma|que|se|sao|s
  sua|seu|suas|seus|nossa|nosso|nossas|nossos|dessa|desta|deste|desse|essa|esta|este|esse|nessa|nesta
  vaga|vagas|cargo|funcao|posicao|oportunidade|area|empresa|candidato|candidata|profissional|profissionais|pessoa|time|equipe|trabalho|aqui|gente|voce|processo|seletivo|dia
  obrigatorio|obrigatorios|obrigatoria|obrigatorias|desejavel|desejaveis|desejado|desejados|desejada|desejadas|necessario|necessarios|necessaria|necessarias
  minimo|minimos|minima|minimas|exigido|exigidos|exigida|exigidas|basico|basicos|tecnico|tecnicos|tecnica|tecnicas|comportamental|comportamentais
  essencial|essenciais|principal|principais|oferecido|oferecidos|oferecidas|gerais|especificos|especificas|complementares
  vantagem|vantagens|beneficio|beneficios|diferencial|diferenciais|requisito|requisitos|qualificacao|qualificacoes|habilidades|competencias|conhecimentos|experiencia|experiencias|formacao|academica
  responsabilidades|atribuicoes|atividades|perfil|ideal|ser|ter|tivesse|tiver|considerado|considerados|considerada|consideradas|valorizamos|possui|mais|alem|extra|extras|importante|mensalidade|desconto
  the|and|of|for|you|your|role|job|required|preferred|us|our|company|team|working|here|perks`,
);

/** First word → its phrases, the longest first. */
const phrases = indexPhrases();
const lastWords = new Set(
  [...phrases.values()].flat().map(({ phrase }) => phrase.slice(phrase.lastIndexOf(" ") + 1)),
);

function indexPhrases(): Map<string, Phrase[]> {
  const index = new Map<string, Phrase[]>();
  const add = (text: string, type: Phrase["type"], kind: SectionKind) => {
    for (const phrase of list(text)) {
      const words = phrase.split(" ");
      const [first = "", next] = words;
      const second = next === undefined ? null : next.charCodeAt(0);
      const entry = { phrase, type, kind, words: words.length, second, isOpen: openPhrases.has(phrase) };
      index.set(first, [...(index.get(first) ?? []), entry]);
    }
  };
  add(requirements, "heading", "requirements");
  add(benefits, "heading", "benefits");
  add(other, "heading", "other");
  add(unsure, "heading", "unsure");
  add(facts, "fact", "other");
  for (const entries of index.values()) entries.sort((a, b) => b.phrase.length - a.phrase.length);
  return index;
}

function list(text: string): ReadonlySet<string> {
  return new Set(
    text
      .split(/[|\n]/)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ""),
  );
}
