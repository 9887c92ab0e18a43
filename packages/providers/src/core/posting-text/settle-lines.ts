import { foldText } from "../text/fold-text.ts";
import { blank, codeAt, hasWord, holdsBlanks, kindAt, kindOf, lower, upper } from "./characters.ts";
import { foldLabel } from "./fold-label.ts";
import { isFirstWord } from "./line-words.ts";
import { findHeading, firstWordOf, type SectionKind } from "./headings.ts";
import { readPart } from "./join-lines.ts";
import { inside, type WholeLine } from "./line.ts";
import { entryOf, type Entry, type Section } from "./section.ts";

type LineEntry = Extract<Entry, { type: "line" }>;

/**
 * Decides which lines of a section are items of a list, splits the lines that hold several items, and
 * finds the kind of a section without a clear name from its lines. Changes the section.
 */
export function settleLines(section: Section): void {
  if (section.kind === "other") {
    settlePlainly(section);
    return;
  }
  partLines(section, (line) => partLine(line, section.kind));
  const lines: LineEntry[] = [];
  let marked = 0;
  let enumerated = 0;
  for (const entry of section.entries) {
    if (entry.type !== "line") continue;
    lines.push(entry);
    if (entry.isMarked && !isCall(entry.line)) marked += 1;
    if (entry.line.text.endsWith(";")) enumerated += 1;
  }
  const hasMarks = marked > 1 || (marked > 0 && marked * 2 >= lines.length);
  const isEnumeration = enumerated > 1;
  const isShouted = lines.filter(({ line }) => isCapitals(line.bare)).length * 3 > lines.length;
  for (const entry of lines)
    entry.isItem =
      isItem(entry, section.kind, hasMarks, isEnumeration) &&
      // Where few lines are in capitals, such a line is a name: "TRABALHE NA PADARIA".
      (isShouted || entry.isMarked || !isCapitals(entry.line.bare));
  if (section.kind === "unsure") section.kind = kindOfItems(lines.filter((line) => line.isItem));
}

function isCapitals(text: string): boolean {
  if (text.length < capitalsLengthMin) return false;
  for (let index = 0; index < capitalsLengthMin; index += 1)
    if (kindOf(codeAt(text, index)) === lower) return false;
  return text === text.toUpperCase() && holdsBlanks(text, 2);
}

/** In a section that neither asks nor offers, only a clear list becomes one. */
function settlePlainly(section: Section): void {
  partLines(section, partPlainly);
  let wasEnumerated = false;
  for (const entry of section.entries) {
    if (entry.type !== "line") continue;
    const isEnumerated = entry.line.text.endsWith(";");
    entry.isItem = entry.isMarked || isEnumerated || wasEnumerated;
    wasEnumerated = isEnumerated;
  }
}

function isItem(entry: LineEntry, kind: SectionKind, hasMarks: boolean, isEnumeration: boolean): boolean {
  const { line, isMarked } = entry;
  const { bare } = line;
  if (bare.length < itemLengthMin || bare.endsWith("?") || isNoPay(bare) || isCall(line)) return false;
  if (isTag(bare)) return false;
  if (isMarked) return bare.length <= itemLengthMax;
  if (hasMarks && !beginsItem(line.first) && !line.text.endsWith(";")) return false;
  const lengthMax = kind === "benefits" && !isEnumeration ? offerLengthMax : plainLengthMax;
  if (bare.length > lengthMax || isGroupName(line, kind)) return false;
  return (isEnumeration && line.text.endsWith(";")) || !isProse(line);
}

/** Whether a line is several sentences, a question, or a sentence about the employer. */
function isProse({ bare, first, signs }: WholeLine): boolean {
  if ("!?".includes(bare.at(-1) ?? "") || proseStarts.has(first)) return true;
  return !isFirstWord(first) && (signs & inside.sentence) !== 0 && sentencesOf(bare).length > 1;
}

/** Whether a word begins items: "experiencia", "vale". */
function beginsItem(first: string): boolean {
  return isFirstWord(first) && !proseStarts.has(first);
}

const proseStarts = new Set(
  "buscamos procuramos estamos somos queremos acreditamos nosso nossa nossos nossas aqui venha oferecemos este esta".split(
    " ",
  ),
);

/** Whether a line only holds hashtags ("#LI-REMOTE") or addresses of pages. */
function isTag(text: string): boolean {
  if (!text.includes("#") && !text.includes("://") && !text.includes("www.")) return false;
  return !hasWord(text.replaceAll(/#\S+|https?:\S+|www\.\S+/g, ""));
}

/** Whether a line is a fact of the contract or is addressed to the reader: it neither asks nor offers. */
function isCall({ bare, first }: WholeLine): boolean {
  const sameFirst = calls.get(first);
  if (!sameFirst) return false;
  const folded = foldText(bare.slice(0, callLengthMax));
  return sameFirst.some((call) => folded.startsWith(call));
}

const calls = Map.groupBy(
  [
    "modelo de contratacao",
    "modelo de trabalho",
    "regime de contratacao",
    "regime clt",
    "contratacao clt",
    "carga horaria",
    "horario de trabalho d",
    "horario de trabalho:",
    "segunda a ",
    "segunda-feira a ",
    "de segunda a ",
    "rua ",
    "avenida ",
    "salario a combinar",
    "voce sera",
    "voce vai",
    "voce fara",
    "voce atuara",
    "e muito mais",
    "muito mais",
    "entre outros",
    "e outros",
    "venha",
    "vem ",
    "candidate-se",
    "inscreva-se",
    "junte-se",
    "faca parte",
    "todas as vagas",
    "todas as nossas vagas",
    "todas as posicoes",
    "todas as pessoas",
    "nossas vagas",
    "curtiu ",
    "um dos nossos valores",
    "mas, caso seu",
    "pessoas colaboradoras",
    "essa vaga ",
    "esta vaga ",
    "mais inclusao",
    "em caso de duvida",
    "entre em contato",
    "cadastre ",
    "para que sua candidatura",
    "caso contrario",
    "envie ",
    "enviar curriculo",
    "interessados",
    "se voce ",
    "se interessou",
    "se identificou",
    "confira",
    "veja ",
    "saiba mais",
  ],
  (call) => call.split(" ")[0] ?? "",
);

function isNoPay(text: string): boolean {
  return text.includes("R$") && /R\$ ?0(?:,00?)?(?![\d,.]*[1-9])/.test(text);
}

/** Whether a line only names a group of benefits: "Alimentação & bem-estar", "Para sua família". */
function isGroupName({ bare, first }: WholeLine, kind: SectionKind): boolean {
  if (kind === "requirements" || bare.length > groupNameLengthMax || !groupWords.has(beforeHyphen(first)))
    return false;
  const isPair = bare.includes("&") || first === "para" || bare.includes(" e ");
  return (
    isPair &&
    foldText(bare)
      .split(/[^a-z]/)
      .every((word) => word === "" || groupWords.has(word))
  );
}

function beforeHyphen(word: string): string {
  const hyphen = word.indexOf("-");
  return hyphen === -1 ? word : word.slice(0, hyphen);
}

const groupWords = new Set(
  "alimentacao bem estar saude mobilidade familia qualidade vida educacao financas financeiro seguranca futuro lazer cultura carreira desenvolvimento facilidades conforto para sua seu sua voce a o e de".split(
    " ",
  ),
);

/** Finds the kind of a section from most of its lines. */
function kindOfItems(items: readonly LineEntry[]): SectionKind {
  const firstWords = items.map(({ line }) =>
    foldLabel(line.bare.slice(0, callLengthMax)).split(/[^a-z0-9]+/, 3),
  );
  const offers = firstWords.filter((words) => words.some((word) => benefitWords.has(word))).length;
  if (offers > 0 && offers * 2 >= items.length) return "benefits";
  const asks = firstWords.filter(([word = ""]) => requirementWords.has(word)).length;
  return asks > 1 && asks * 2 >= items.length ? "requirements" : "other";
}

const benefitWords = new Set(
  `vale vt vr va auxilio plano convenio convenios assistencia seguro previdencia plr ppr participacao participacoes gympass wellhub
  totalpass cesta bolsa ticket refeicao alimentacao bonificacao bonus ajuda desconto descontos day folga ferias fretado refeitorio
  licenca emprestimo clube comissao comissoes premiacao gratificacao estacionamento uniforme lanche recesso subsidio telemedicina
  odontologico transporte remuneracao oportunidade possibilidade acesso parceria parcerias sesc`.split(/\s+/),
);

const requirementWords = new Set(
  `experiencia experiencias conhecimento conhecimentos vivencia dominio formacao graduacao ensino superior curso certificacao certificacoes
  ingles espanhol familiaridade habilidade cnh nocoes fluencia capacidade facilidade disponibilidade desejavel`.split(
    /\s+/,
  ),
);

/** Replaces each line that has parts with them. */
function partLines(section: Section, partsOfLine: (line: LineEntry) => Entry[] | null): void {
  let entries: Entry[] | null = null;
  for (const [index, entry] of section.entries.entries()) {
    const parts = entry.type === "line" ? partsOfLine(entry) : null;
    if (parts !== null) entries ??= section.entries.slice(0, index);
    if (entries !== null) entries.push(...(parts ?? [entry]));
  }
  if (entries !== null) section.entries = entries;
}

/** Splits a line that is a list in itself: at ";", for benefits also at commas, or sentence by sentence. */
function partLine({ line, isMarked }: LineEntry, kind: SectionKind): Entry[] | null {
  const { text, bare, signs } = line;
  if ((signs & inside.semicolon) !== 0 && hasInner(text, ";")) {
    const parts = partsOf(text, ";");
    if (parts.length > 1 && isEnumeration(parts, isMarked, kind)) return entriesOf(parts, isMarked);
  }
  if (isMarked) return null;
  if ((signs & inside.comma) !== 0 && kind !== "requirements") {
    const parts = offersOf(bare);
    if (parts.length > 1) return entriesOf(parts, false);
  }
  if ((signs & inside.sentence) === 0) return null;
  const sentences = sentencesOf(text);
  const isList = sentences.every((part) => part.length <= plainLengthMax && beginsItem(firstWordOf(part)));
  return sentences.length > 1 && isList ? entriesOf(sentences, false) : null;
}

/** Splits a line for the description only, when every part begins with a capital. */
function partPlainly({ line, isMarked }: LineEntry): Entry[] | null {
  if (isMarked || (line.signs & inside.semicolon) === 0 || !hasInner(line.text, ";")) return null;
  const parts = partsOf(line.text, ";");
  const isEvery =
    parts.length > 1 &&
    parts.length <= partsMax &&
    parts.every((part) => part.length <= itemLengthMax && kindAt(part, 0) === upper);
  return isEvery && !holdsHeading(parts) ? entriesOf(parts, false) : null;
}

function entriesOf(parts: readonly string[], isMarked: boolean): Entry[] {
  const [first = "", ...others] = parts;
  const colon = first.indexOf(":");
  const items = others.map((text) => itemOf(text, isMarked));
  if (!isMarked || colon === -1 || colon >= first.length - 2) return [itemOf(first, isMarked), ...items];
  return [
    { type: "label", text: first.slice(0, colon + 1) },
    itemOf(first.slice(colon + 1).trim(), isMarked),
    ...items,
  ];
}

function itemOf(part: string, isMarked: boolean): Entry {
  const line = readPart(part);
  const heading = findHeading({ ...line, mark: "bullet" });
  return heading?.type === "fact"
    ? { type: "fact", label: heading.label, text: heading.rest }
    : entryOf(line, isMarked || line.mark !== null);
}

/** Whether a part is a heading: then the semicolons separate more than items. */
function holdsHeading(parts: readonly string[]): boolean {
  return parts.some((part) => {
    const heading = findHeading(readPart(part));
    return heading !== null && heading.type !== "fact";
  });
}

/** A ";" in prose separates no items: the parts have to be short and to begin as items do. */
function isEnumeration(parts: readonly string[], isMarked: boolean, kind: SectionKind): boolean {
  if (parts.length > partsMax || parts.some((part) => part.length > partLengthMax)) return false;
  if (holdsHeading(parts)) return false;
  if (kind === "benefits") return true;
  const capitals = parts.filter((part, index) => index > 0 && kindAt(part, 0) === upper).length;
  return !isMarked && capitals >= (parts.length - 1) * 0.8;
}

/** "Vale-transporte, vale-refeição e seguro de vida", "VT + VR": only where every part is a benefit. */
function offersOf(text: string): string[] {
  if (text.length > offersLengthMax) return [];
  const colon = text.indexOf(":");
  if (colon !== -1) return [];
  if (!hasInner(text, ",") && !hasInner(text, "+")) return [];
  if (!isOffer(text)) return [];
  const parts = partsOf(text, ",").flatMap((part) => partsOf(part, "+"));
  const last = parts.at(-1) ?? "";
  const and = last.lastIndexOf(" e ");
  if (parts.length > 1 && and !== -1 && isOffer(last.slice(and + 3)))
    parts.splice(-1, 1, last.slice(0, and), last.slice(and + 1));
  const offers = parts.filter((part) => isOffer(part.startsWith("e ") ? part.slice(2) : part)).length;
  return offers === parts.length ? parts : [];
}

function isOffer(text: string): boolean {
  return benefitWords.has(beginOf(firstWordOf(text)));
}

/** @returns the letters at the beginning of a folded word: "vale" of "vale-transporte" */
function beginOf(word: string): string {
  const { length } = word;
  let end = 0;
  while (end < length && isSmallLetter(codeAt(word, end))) end += 1;
  return end === length ? word : word.slice(0, end);
}

function isSmallLetter(code: number): boolean {
  return code >= 97 && code <= 122;
}

function hasInner(text: string, sign: string): boolean {
  const index = text.indexOf(sign);
  return index !== -1 && index < text.length - 1;
}

/** @returns the parts between the separators outside brackets, the separator kept at their end. */
function partsOf(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  let opening = text.indexOf("(");
  for (let index = text.indexOf(separator); index !== -1; index = text.indexOf(separator, index + 1)) {
    if (opening !== -1 && opening < index) {
      for (; opening < index; opening += 1) depth = depthAfter(text, opening, depth);
      if (depth === 0) opening = text.indexOf("(", index);
    }
    if (depth > 0) continue;
    parts.push(text.slice(start, index + 1).trim());
    start = index + 1;
  }
  parts.push(text.slice(start).trim());
  return parts.filter(hasWord);
}

function depthAfter(text: string, index: number, depth: number): number {
  const code = codeAt(text, index);
  if (code === openingBracket) return depth + 1;
  return code === closingBracket ? Math.max(0, depth - 1) : depth;
}

const openingBracket = 40;
const closingBracket = 41;

/** @returns the sentences of a line, which a full stop, a blank and a capital separate. */
function sentencesOf(text: string): string[] {
  if (!text.includes(". ")) return [text];
  const sentences: string[] = [];
  let start = 0;
  for (let stop = text.indexOf("."); stop !== -1; stop = text.indexOf(".", stop + 1)) {
    if (kindAt(text, stop + 1) !== blank || kindAt(text, stop + 2) !== upper) continue;
    const word = text.slice(text.lastIndexOf(" ", stop) + 1, stop);
    if (word.length < 2 || abbreviations.has(word.toLowerCase())) continue;
    sentences.push(text.slice(start, stop + 1).trim());
    start = stop + 1;
  }
  sentences.push(text.slice(start).trim());
  return sentences;
}

const abbreviations = new Set(["sr", "sra", "dr", "dra", "av", "prof", "eng", "ex", "etc", "obs", "tel"]);

const itemLengthMin = 2;
/** A longer line is prose, with or without a bullet; it stays in the description. */
const itemLengthMax = 300;
const plainLengthMax = 240;
const offerLengthMax = 140;
/** A line with more parts is not a list that a person wrote. */
const partsMax = 60;
const partLengthMax = 240;
const offersLengthMax = 400;
const capitalsLengthMin = 12;
const callLengthMax = 40;
const groupNameLengthMax = 50;
