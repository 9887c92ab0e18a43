import {
  blank,
  bullet,
  closing,
  dash,
  digit,
  hash,
  hasWord,
  lower,
  newline,
  none,
  opening,
  picture,
  rule,
  stop,
  upper,
} from "./characters.ts";
import { areGlued } from "./glued-words.ts";
import { inside, type Line } from "./line.ts";
import { isHeadingPhrase, lastWordIn, mayEndHeading } from "./headings.ts";
import { isFirstWord } from "./line-words.ts";
import { type Characters, endOfPictures, kindAt } from "./read-characters.ts";
import { readWord, type Word } from "./read-word.ts";

/**
 * Splits a text into its lines and restores line breaks that the portal lost, as in "…Data Mesh.Conhecimento
 * avançado", "GithubExperiência", "IA.Principais Responsabilidades:", "24hProgramas".
 * Names such as "Node.js", "PostgreSQL" and "S.A." stay whole. Every character is visited once, and from it
 * only a bounded number of others, so the time is linear in the length. Only blanks and lines of underscores
 * are removed.
 */
export function splitLines(characters: Characters): Line[] {
  const { text, length, codes, kinds } = characters;
  const lines: Line[] = [];
  let after: Line["after"] = "empty";
  let start = 0;
  /** The last opened bracket, where it closes, and the first closing bracket from there. */
  let opened = -1;
  let closed = -1;
  /** -2 before the first search; -1 when none follows. */
  let nextClosing = -2;
  let signs = 0;
  let colons = 0;

  const endAt = (end: number, next: Line["after"]) => {
    while (start < end && kinds[start] === blank) start += 1;
    let last = end;
    while (last > start && kinds[last - 1] === blank) last -= 1;
    if (last > start) {
      lines.push({ start, end: last, after, signs });
      after = next;
      signs = 0;
      colons = 0;
    } else if (next === "newline") after = after === "glued" ? "newline" : "empty";
    start = end;
  };

  for (let index = nextSign(kinds, 0); index < length; index = nextSign(kinds, index + 1)) {
    const kind = kinds[index] ?? none;
    const before = index === start ? none : (kinds[index - 1] ?? none);
    const isInBrackets = index < closed && opened >= start;

    switch (kind) {
      case newline:
        endAt(index, "newline");
        start = index + 1;
        break;
      case upper: {
        const fixed = fixedHeadingAt(characters, index);
        if (fixed > 0) {
          endAt(index, "glued");
          if (codes[index + fixed - 1] === colon) signs |= inside.colon;
          endAt(index + fixed, "glued");
          index += fixed - 1;
        } else if (
          !isInBrackets &&
          (isLostBreak(characters, index, before, start, opened) ||
            isAfterHeading(characters, index, start, before))
        ) {
          const heading = isLetter(before) ? headingBefore(characters, index, start, true) : start;
          if (heading > start) endAt(heading, "glued");
          endAt(index, "glued");
        }
        break;
      }
      case stop: {
        const sign = codes[index];
        const next = kindAt(characters, index + 1);
        if (sign === colon) {
          colons += 1;
          if (!isInBrackets && colons <= colonsMax) {
            const heading = headingBefore(characters, index, start, false);
            if (heading > start) endAt(heading, "glued");
          }
        }
        signs |= bitOf(sign, next);
        if (isInBrackets) break;
        if (sign === semicolon && !isBlankOrEnd(next)) endAt(index + 1, "glued");
        // "…com as pessoas.diferenciais (não obrigatórios):"
        if (sign === fullStop && next === lower && text.startsWith("diferenciais", index + 1))
          endAt(index + 1, "glued");
        if (sign === colon && (next === picture || (next === digit && before === lower)))
          endAt(index + 1, "glued");
        break;
      }
      case bullet:
        endAt(index, "glued");
        break;
      case dash:
        if (!isInBrackets && (isInnerBullet(characters, index, start) || isMiddleDot(characters, index)))
          endAt(index, "glued");
        break;
      case picture: {
        const end = endOfPictures(characters, index, length);
        const place = breakAtPictures(characters, index, end, start);
        if (place === "before") endAt(index, "glued");
        if (place === "after") endAt(end, "glued");
        index = end - 1;
        break;
      }
      case digit:
        if (isInBrackets || before === digit) break;
        if (isEnumerator(characters, index, start) || isAfterHeading(characters, index, start, before))
          endAt(index, "glued");
        break;
      case closing:
        if (codes[index] === plus) signs |= inside.comma;
        break;
      case rule: {
        let end = index + 1;
        while (kinds[end] === rule) end += 1;
        if (end - index >= ruleLengthMin) {
          endAt(index, "empty");
          start = end;
        }
        index = end - 1;
        break;
      }
      case hash:
        if (
          (before === lower || before === stop || before === closing) &&
          isLetter(kindAt(characters, index + 1))
        )
          endAt(index, "glued");
        break;
      case opening:
        if (nextClosing !== -1 && nextClosing < index) nextClosing = text.indexOf(")", index);
        opened = index;
        closed = nextClosing - index <= bracketLengthMax ? nextClosing : -1;
        break;
      default:
        break;
    }
  }
  endAt(length, "newline");
  return lines;
}

/** @returns the index of the next character with a meaning; after the text there always is one */
function nextSign(kinds: Uint8Array, from: number): number {
  let index = from;
  while ((kinds[index] ?? newline) <= blank) index += 1;
  return index;
}

function bitOf(sign: number | undefined, next: number): number {
  if (sign === comma) return inside.comma;
  if (sign === semicolon) return inside.semicolon;
  if (sign === colon) return inside.colon;
  return sign === fullStop && next === blank ? inside.sentence : 0;
}

const plus = 43;
const comma = 44;
const fullStop = 46;
const colon = 58;
const semicolon = 59;
const closingBracket = 41;
const asterisk = 42;
const middleDot = 183;
const blanksMax = 12;
const capitalI = 73;
const capitalR = 82;

/** Gupy writes these three between the texts of its form, without a break, in the language of the employer's pages. */
const fixedHeadings = [
  "Responsabilidades e atribuições",
  "Requisitos e qualificações",
  "Informações adicionais",
  "Responsabilidades y atribuciones",
  "Requisitos y calificaciones",
  "Informaciones adicionales",
];

/** @returns the length of the fixed heading that begins here, 0 when there is none or a sentence continues. */
function fixedHeadingAt(characters: Characters, index: number): number {
  const { text, codes } = characters;
  if (codes[index] !== capitalR && codes[index] !== capitalI) return 0;
  for (const heading of fixedHeadings) {
    if (!text.startsWith(heading, index)) continue;
    const end = index + heading.length;
    const next = kindAt(characters, end);
    if (next === blank && kindAt(characters, end + 1) === lower) return 0;
    return heading.length + (codes[end] === colon ? 1 : 0);
  }
  return 0;
}

/** Whether a line begins at this capital although no break or blank precedes it. */
function isLostBreak(
  characters: Characters,
  index: number,
  before: number,
  start: number,
  opened: number,
): boolean {
  switch (before) {
    case lower: {
      const first = startOfWord(characters, index, start);
      const right = wordAt(characters, index);
      const isUnit = index - first <= 2 && kindAt(characters, first - 1) === digit && right.text.length > 2;
      return isUnit || areGlued(readWord(characters, first, index), right);
    }
    case upper:
      return kindAt(characters, index + 1) === lower && wordAt(characters, index).beginsLine;
    case stop:
      return isLostBreakAfterStop(characters, index, start);
    case closing: {
      const word = wordAt(characters, index);
      const isEnding = characters.codes[index - 1] === closingBracket && index - opened > endingLengthMax;
      return word.beginsLine || (isEnding && word.text.length > 2 && kindAt(characters, index + 1) === lower);
    }
    case digit:
    case hash:
      return wordAt(characters, index).beginsLine;
    default:
      return false;
  }
}

function isLostBreakAfterStop(characters: Characters, index: number, start: number): boolean {
  const { codes } = characters;
  const sign = codes[index - 1];
  if (sign !== comma && sign !== fullStop) return true;
  const word = wordAt(characters, index);
  if (sign === comma) return isFirstWord(word.folded);
  const { length } = word.text;
  const next = kindAt(characters, index + 1);
  const isPlain = length > 3 && next === lower;
  if (isPlain && kindAt(characters, index - 5) === lower && kindAt(characters, index - 3) === lower)
    return true;
  if (word.beginsLine) return true;
  const left = readWord(characters, startOfLetters(characters, index - 1, start), index - 1);
  const isShort = left.text.length < 2 && isLetter(kindAt(characters, index - 2));
  if (isShort || abbreviations.has(left.lower) || domainEndings.has(word.lower)) return false;
  if (next === lower) return length > 2 || kindAt(characters, index + 2) === blank;
  // One letter is a word ("E que"); capitals are a word from four letters on or when more capitals follow ("O QUE").
  const end = index + length;
  if (length > 3 || !left.isCapitals) return length > 1 || kindAt(characters, end) === blank;
  return kindAt(characters, end) === blank && (length === 1 || kindAt(characters, end + 2) === upper);
}

const abbreviations = new Set([
  "sr",
  "sra",
  "dr",
  "dra",
  "jr",
  "av",
  "prof",
  "profa",
  "eng",
  "art",
  "ex",
  "tel",
  "sto",
  "sta",
]);
const domainEndings = new Set(["net", "com", "org", "br", "js", "io", "ai", "core"]);

/** Signs that are also used inside a line are bullets only after the end of a sentence and before a capital. */
function isInnerBullet(characters: Characters, index: number, start: number): boolean {
  const { codes, kinds } = characters;
  let before = index - 1;
  while (before > start && index - before < 4 && kinds[before] === blank) before -= 1;
  if (before < start) return false;
  const isBracket = codes[before] === closingBracket;
  if (isBracket ? codes[index] !== asterisk : kinds[before] !== stop || codes[before] === comma) return false;
  const next = kindAt(characters, index + 1);
  return next === upper || (next === blank && isCapitalOrDigit(kindAt(characters, index + 2)));
}

/** "Visão sistêmica·   Liderança": the bullet of a word processor, with the blanks behind it. */
function isMiddleDot({ codes, kinds }: Characters, index: number): boolean {
  if (codes[index] !== middleDot) return false;
  let next = index + 1;
  while (next - index <= blanksMax && kinds[next] === blank) next += 1;
  return next - index > (kinds[index - 1] === blank ? 2 : 1) && kinds[next] === upper;
}

/** "médio2) CNH", "completo;2. Curso", "adicionais4. INFORMAÇÕES" */
function isEnumerator(characters: Characters, index: number, start: number): boolean {
  const before = index === start ? none : kindAt(characters, index - 1);
  const end = kindAt(characters, index + 1) === digit ? index + 2 : index + 1;
  const isBracket = characters.codes[end] === closingBracket;
  if (!isBracket && characters.codes[end] !== fullStop) return false;
  const after = kindAt(characters, end + 1) === blank ? end + 2 : end + 1;
  if (kindAt(characters, after) !== upper) return false;
  const isBlankAfter = after === end + 2;
  // "escala 12x36.Horário" is no list.
  if (before === lower)
    return index - startOfWord(characters, index, start) > 2 && (isBracket || isBlankAfter);
  if (before === stop) return kindAt(characters, index - 2) !== digit && (isBracket || isBlankAfter);
  return before === blank && isBracket;
}

/** "Horário de Atuação06:00", "Sobre a empresaA Padaria": the digit or capital begins what stands below a heading. */
function isAfterHeading(characters: Characters, index: number, start: number, before: number): boolean {
  return before === lower && index - start <= headingReach && isHeadingPhrase(characters, start, index);
}

/**
 * @returns where a heading with a colon begins inside a line, as in "…na função Benefícios:", or `start`
 */
function headingBefore(characters: Characters, end: number, start: number, isAfterSentence: boolean): number {
  const { kinds } = characters;
  const first = Math.max(start, end - headingReach);
  if (!mayEndHeading(lastWordIn(characters, first, end))) return start;
  if (!holdsBegin(characters, first, end, isAfterSentence)) return start;
  let found = start;
  let tries = 0;
  for (let index = end - 1; index >= first && tries < headingTriesMax; index -= 1) {
    if (kinds[index] !== upper || (index > start && isLetter(kindAt(characters, index - 1)))) continue;
    if (isAfterSentence && !isAfterItem(characters, index)) continue;
    tries += 1;
    if (!isHeadingPhrase(characters, index, end)) continue;
    if (isAtStart(characters, index, start)) return start;
    if (kindAt(characters, index - 1) === blank && !isInsideSentence(characters, index, start)) found = index;
  }
  return found;
}

/** A capital after a blank, or a blank after a full stop or semicolon: without one of them no heading begins inside the line. */
function holdsBegin(
  { codes, kinds }: Characters,
  first: number,
  end: number,
  isAfterSentence: boolean,
): boolean {
  for (let index = end - 1; index > first; index -= 1)
    if (isAfterSentence) {
      if (kinds[index] === blank && isEndOfItem(codes[index - 1])) return true;
    } else if (kinds[index] === upper && kinds[index - 1] === blank) return true;
  return false;
}

/** Whether only marks precede it. */
function isAtStart({ text }: Characters, index: number, start: number): boolean {
  return index - start < marksLengthMax && !hasWord(text.slice(start, index));
}

/** "…de integração. DiferencialPossuir": a heading that lost the break after it. */
function isAfterItem({ codes }: Characters, index: number): boolean {
  return index >= 2 && isEndOfItem(codes[index - 2]);
}

function isEndOfItem(code: number | undefined): boolean {
  return code === fullStop || code === semicolon;
}

/** "Experiência com Requisitos: …": the word before needs a following word. */
function isInsideSentence(characters: Characters, index: number, start: number): boolean {
  const { text } = characters;
  let end = index;
  while (end > start && kindAt(characters, end - 1) === blank) end -= 1;
  if (!isLetter(kindAt(characters, end - 1))) return ",(/&+".includes(text[end - 1] ?? ",");
  return leadingWords.has(readWord(characters, startOfWord(characters, end, start), end).lower);
}

const leadingWords = new Set(
  "a o as os e ou de da do das dos em no na nos nas com por para pra ao aos sem sobre um uma seu sua seus suas nossos nossas são".split(
    " ",
  ),
);

/**
 * A picture begins a line ("…diárias🎁 Ajuda de custo") or ends one ("…refeições 🍴Assistência"): it
 * belongs to the side from which a blank separates it.
 */
function breakAtPictures(
  characters: Characters,
  index: number,
  end: number,
  start: number,
): "before" | "after" | null {
  if (isAtStart(characters, index, start)) return null;
  const isApart = kindAt(characters, index - 1) === blank;
  const next = kindAt(characters, end);
  if (next === blank) {
    // "organização; 🗣️ Comunicação"
    const isNext = !isApart || isEnd(characters, index - 2);
    return isNext && isCapitalOrDigit(kindAt(characters, end + 1)) ? "before" : null;
  }
  return isCapitalOrDigit(next) ? "after" : null;
}

/** A full stop, semicolon, question or exclamation mark. */
function isEnd({ codes, kinds }: Characters, index: number): boolean {
  return kinds[index] === stop && codes[index] !== comma && codes[index] !== colon;
}

/** @returns the word from a capital on: up to the next capital inside, or all of it when it is in capitals. */
function wordAt(characters: Characters, index: number): Word {
  const kind = kindAt(characters, index + 1) === lower ? lower : upper;
  let end = index + 1;
  while (end < index + wordLengthMax && kindAt(characters, end) === kind) end += 1;
  // "PLRAssistência": the last capital begins the next word.
  if (kind === upper && end > index + 1 && kindAt(characters, end) === lower) end -= 1;
  return readWord(characters, index, end);
}

/** @returns where the word that ends at `end` begins: at its last capital, or at its first letter. */
function startOfWord(characters: Characters, end: number, start: number): number {
  const first = Math.max(start, end - wordLengthMax);
  let index = end;
  while (index > first && kindAt(characters, index - 1) === lower) index -= 1;
  if (index === end || kindAt(characters, index - 1) === upper)
    while (index > first && kindAt(characters, index - 1) === upper) {
      index -= 1;
      if (end - index > 1 && kindAt(characters, index + 1) === lower) break;
    }
  return index;
}

const marksLengthMax = 8;
const bracketLengthMax = 200;
/** "(a)", "(as)": the ending of a word, not a remark after it. */
const endingLengthMax = 4;
const headingReach = 60;
const headingTriesMax = 6;
/** A line with more colons is no prose of a posting. */
const colonsMax = 12;
const ruleLengthMin = 5;
const wordLengthMax = 24;

/** @returns where the letters that end at `end` begin, capitals inside or not. */
function startOfLetters(characters: Characters, end: number, start: number): number {
  const first = Math.max(start, end - wordLengthMax);
  let index = end;
  while (index > first && isLetter(kindAt(characters, index - 1))) index -= 1;
  return index;
}

function isLetter(kind: number): boolean {
  return kind === lower || kind === upper;
}

function isCapitalOrDigit(kind: number): boolean {
  return kind === upper || kind === digit;
}

function isBlankOrEnd(kind: number): boolean {
  return kind === blank || kind === newline;
}
