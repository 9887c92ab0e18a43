import {
  blank,
  bullet,
  closing,
  dash,
  digit,
  endOfPictures,
  hash,
  hasWord,
  kindAt,
  kindOf,
  lower,
  newline,
  none,
  opening,
  picture,
  rule,
  stop,
  upper,
} from "./characters.ts";
import { foldLabel } from "./fold-label.ts";
import { areGlued, beginsLine, isFirstWord } from "./glued-words.ts";
import { inside, type Line } from "./line.ts";
import { isHeadingPhrase, lastWordOf, mayEndHeading } from "./headings.ts";

/**
 * Parts a text into its lines and restores the breaks that were lost on the way, as in "…Data
 * Mesh.Conhecimento avançado", "GithubExperiência", "IA.Principais Responsabilidades:", "24hProgramas".
 * Names such as "Node.js", "PostgreSQL" and "S.A." stay whole. Every character is looked at once, and
 * from it only a bounded stretch, so the time grows with the length alone. Only blanks are lost, and
 * rules of underscores.
 */
export function splitLines(received: string): Line[] {
  const even = uneven.test(received) ? received.replaceAll(unseen, "").replaceAll(blanks, " ") : received;
  const text = even.includes("**") ? withoutBold(even) : even;
  const lines: Line[] = [];
  let after: Line["after"] = "empty";
  let start = 0;
  /** The bracket that was opened last, where it closes, and the first that closes from there. */
  let opened = -1;
  let closed = -1;
  /** Before the first search; -1 when none follows. */
  let nextClosing = -2;
  let signs = 0;
  let colons = 0;

  const endAt = (end: number, next: Line["after"]) => {
    while (start < end && kindOf(text.charCodeAt(start)) === blank) start += 1;
    let last = end;
    while (last > start && kindOf(text.charCodeAt(last - 1)) === blank) last -= 1;
    if (last > start) {
      lines.push({ text: text.slice(start, last), after, signs });
      after = next;
      signs = 0;
      colons = 0;
    } else if (next === "newline") after = after === "glued" ? "newline" : "empty";
    start = end;
  };

  for (let index = 0; index < text.length; index += 1) {
    const kind = kindOf(text.charCodeAt(index));
    if (kind <= blank) continue;
    const before = index === start ? none : kindOf(text.charCodeAt(index - 1));
    const isInBrackets = index < closed && opened >= start;

    switch (kind) {
      case newline:
        endAt(index, "newline");
        start = index + 1;
        break;
      case upper: {
        const fixed = fixedHeadingAt(text, index);
        if (fixed > 0) {
          endAt(index, "glued");
          if (text[index + fixed - 1] === ":") signs |= inside.colon;
          endAt(index + fixed, "glued");
          index += fixed - 1;
        } else if (!isInBrackets && isLostBreak(text, index, before, start, opened)) {
          const heading = isLetter(before) ? headingBefore(text, index, start, true) : start;
          if (heading > start) endAt(heading, "glued");
          endAt(index, "glued");
        }
        break;
      }
      case stop: {
        const sign = text[index];
        const next = kindAt(text, index + 1);
        if (sign === ":") colons += 1;
        if (sign === ":" && !isInBrackets && colons <= colonsMax) {
          const heading = headingBefore(text, index, start, false);
          if (heading > start) endAt(heading, "glued");
        }
        signs |= bitOf(sign, next);
        if (isInBrackets) break;
        if (sign === ";" && !isBlankOrEnd(next)) endAt(index + 1, "glued");
        if (sign === ":" && (next === picture || (next === digit && before === lower)))
          endAt(index + 1, "glued");
        break;
      }
      case bullet:
        endAt(index, "glued");
        break;
      case dash:
        if (!isInBrackets && isInnerBullet(text, index, start)) endAt(index, "glued");
        break;
      case picture: {
        const end = endOfPictures(text, index);
        const place = breakAtPictures(text, index, end, start);
        if (place === "before") endAt(index, "glued");
        if (place === "after") endAt(end, "glued");
        index = end - 1;
        break;
      }
      case digit:
        if (!isInBrackets && before !== digit && isEnumerator(text, index, start)) endAt(index, "glued");
        break;
      case closing:
        if (text[index] === "+") signs |= inside.comma;
        break;
      case rule: {
        let end = index + 1;
        while (text[end] === "_") end += 1;
        if (end - index >= ruleLengthMin) {
          endAt(index, "empty");
          start = end;
        }
        index = end - 1;
        break;
      }
      case hash:
        if ((before === lower || before === stop) && isLetter(kindAt(text, index + 1))) endAt(index, "glued");
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
  endAt(text.length, "newline");
  return lines;
}

function bitOf(sign: string | undefined, next: number): number {
  if (sign === ",") return inside.comma;
  if (sign === ";") return inside.semicolon;
  if (sign === ":") return inside.colon;
  return sign === "." && next === blank ? inside.sentence : 0;
}

const uneven = /[^\S\n ]|  |[\u00AD\u200B]/;
const unseen = /[\u00AD\u200B\uFEFF]/g;
const blanks = /[^\S\n ][^\S\n]*| [^\S\n]+/g;

/** "**Quem somos**A Verde Vivo…": what is bold is parted from what it touches. */
function withoutBold(text: string): string {
  const plain: string[] = [];
  let isOpen = false;
  let last = newline;
  for (const part of text.split("**")) {
    const next = kindAt(part, 0);
    const isTouched = isOpen ? !isBlankOrEnd(last) : plain.length > 0 && next !== stop && !isBlankOrEnd(next);
    if (isTouched) plain.push("\n");
    plain.push(part);
    if (part !== "") last = kindAt(part, part.length - 1);
    isOpen = !isOpen;
  }
  return plain.join("");
}

/** Gupy puts these three between the texts of its form, without a break. */
const fixedHeadings = [
  "Responsabilidades e atribuições",
  "Requisitos e qualificações",
  "Informações adicionais",
];

/** @returns the length of the fixed heading that begins here, 0 when none does or a sentence goes on. */
function fixedHeadingAt(text: string, index: number): number {
  const letter = text[index];
  if (letter !== "R" && letter !== "I") return 0;
  for (const heading of fixedHeadings) {
    if (!text.startsWith(heading, index)) continue;
    const end = index + heading.length;
    const next = kindAt(text, end);
    if (next === lower || (next === blank && kindAt(text, end + 1) === lower)) return 0;
    return heading.length + (text[end] === ":" ? 1 : 0);
  }
  return 0;
}

/** Whether a line begins at this capital although nothing parts it from what stands before. */
function isLostBreak(text: string, index: number, before: number, start: number, opened: number): boolean {
  if (before === none || before === blank) return false;
  if (before === lower) {
    const left = text.slice(startOfWord(text, index, start), index);
    return areGlued(left, wordAt(text, index)) || (left.length <= 2 && isUnit(text, index, left));
  }
  if (before === upper) return kindAt(text, index + 1) === lower && beginsLine(wordAt(text, index));
  if (before === stop) return isLostBreakAfterStop(text, index, start);
  if (before === closing) {
    const word = wordAt(text, index);
    const isEnding = text[index - 1] === ")" && index - opened > endingLengthMax;
    return beginsLine(word) || (isEnding && word.length > 2 && kindAt(text, index + 1) === lower);
  }
  return (before === digit || before === hash) && beginsLine(wordAt(text, index));
}

/** "telemedicina 24hProgramas" */
function isUnit(text: string, index: number, left: string): boolean {
  return kindAt(text, index - left.length - 1) === digit && wordAt(text, index).length > 2;
}

function isLostBreakAfterStop(text: string, index: number, start: number): boolean {
  const sign = text[index - 1];
  const word = wordAt(text, index);
  if (sign === ",") return isFirstWord(foldLabel(word));
  if (sign !== ".") return true;
  const isPlain = word.length > 3 && kindAt(text, index + 1) === lower;
  if (isPlain && kindAt(text, index - 5) === lower && kindAt(text, index - 3) === lower) return true;
  if (beginsLine(word)) return true;
  const left = text.slice(startOfLetters(text, index - 1, start), index - 1);
  const isShort = left.length < 2 && isLetter(kindAt(text, index - 2));
  if (isShort || abbreviations.has(left.toLowerCase()) || domainEndings.has(word.toLowerCase())) return false;
  const next = kindAt(text, index + 1);
  if (next === lower) return word.length > 2 || kindAt(text, index + 2) === blank;
  // One letter is a word of its own ("E que"), capitals are one from four on or when more follow ("O QUE").
  const end = index + word.length;
  if (word.length > 3 || left !== left.toUpperCase()) return word.length > 1 || kindAt(text, end) === blank;
  return kindAt(text, end) === blank && (word.length === 1 || kindAt(text, end + 2) === upper);
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

/** Bullets of one sign that also stand inside a line: only after the end of a sentence and before a capital. */
function isInnerBullet(text: string, index: number, start: number): boolean {
  let before = index - 1;
  while (before > start && index - before < 4 && kindAt(text, before) === blank) before -= 1;
  const sign = before >= start ? text[before] : undefined;
  if (sign === undefined || !".;:!?)".includes(sign)) return false;
  if (sign === ")" && text[index] !== "*") return false;
  const next = kindAt(text, index + 1);
  return next === upper || (next === blank && isCapitalOrDigit(kindAt(text, index + 2)));
}

/** "médio2) CNH", "completo;2. Curso", "adicionais4. INFORMAÇÕES" */
function isEnumerator(text: string, index: number, start: number): boolean {
  const before = index === start ? none : kindAt(text, index - 1);
  const end = kindAt(text, index + 1) === digit ? index + 2 : index + 1;
  const sign = text[end];
  if (sign !== ")" && sign !== ".") return false;
  const after = kindAt(text, end + 1) === blank ? end + 2 : end + 1;
  if (kindAt(text, after) !== upper) return false;
  const isBlankAfter = after === end + 2;
  // "escala 12x36.Horário" is no list.
  if (before === lower) return index - startOfWord(text, index, start) > 2 && (sign === ")" || isBlankAfter);
  if (before === stop) return kindAt(text, index - 2) !== digit && (sign === ")" || isBlankAfter);
  return before === blank && sign === ")";
}

/**
 * @returns where a heading with a colon begins inside a line, as in "…na função Benefícios:", or `start`
 */
function headingBefore(text: string, colon: number, start: number, isAfterSentence: boolean): number {
  const first = Math.max(start, colon - headingReach);
  const reach = text.slice(first, colon);
  if (isAfterSentence ? !reach.includes(". ") : !/ [\p{Lu}]/u.test(reach)) return start;
  if (!mayEndHeading(lastWordOf(reach))) return start;
  let found = start;
  let tries = 0;
  for (let index = colon - 1; index >= first && tries < headingTriesMax; index -= 1) {
    if (kindAt(text, index) !== upper || (index > start && isLetter(kindAt(text, index - 1)))) continue;
    if (isAfterSentence && !isAfterStop(text, index)) continue;
    tries += 1;
    if (!isHeadingPhrase(text.slice(index, colon))) continue;
    if (isAtStart(text, index, start)) return start;
    if (kindAt(text, index - 1) === blank && !isInsideSentence(text, index, start)) found = index;
  }
  return found;
}

/** Nothing but marks stands before it. */
function isAtStart(text: string, index: number, start: number): boolean {
  return index - start < marksLengthMax && !hasWord(text.slice(start, index));
}

/** "…de integração. DiferencialPossuir": a heading that lost the break behind it. */
function isAfterStop(text: string, index: number): boolean {
  return text[index - 2] === ".";
}

/** "Experiência com Requisitos: …": the word before leads on. */
function isInsideSentence(text: string, index: number, start: number): boolean {
  let end = index;
  while (end > start && kindAt(text, end - 1) === blank) end -= 1;
  if (!isLetter(kindAt(text, end - 1))) return ",(/&+".includes(text[end - 1] ?? ",");
  return leadingWords.has(text.slice(startOfWord(text, end, start), end).toLowerCase());
}

const leadingWords = new Set(
  "a o as os e ou de da do das dos em no na nos nas com por para pra ao aos sem sobre um uma seu sua seus suas nossos nossas são".split(
    " ",
  ),
);

/**
 * A picture begins a line ("…diárias🎁 Ajuda de custo") or ends one ("…refeições 🍴Assistência"): it
 * belongs to the side it is apart from.
 */
function breakAtPictures(text: string, index: number, end: number, start: number): "before" | "after" | null {
  if (isAtStart(text, index, start)) return null;
  const isApart = kindAt(text, index - 1) === blank;
  const next = kindAt(text, end);
  if (next === blank) return !isApart && isCapitalOrDigit(kindAt(text, end + 1)) ? "before" : null;
  return isCapitalOrDigit(next) ? "after" : null;
}

/** @returns the word from a capital on: up to the next capital inside, or all of it when it is capitals. */
function wordAt(text: string, index: number): string {
  const kind = kindAt(text, index + 1) === lower ? lower : upper;
  let end = index + 1;
  while (end < index + wordLengthMax && kindAt(text, end) === kind) end += 1;
  // "PLRAssistência": the last capital begins the next word.
  if (kind === upper && end > index + 1 && kindAt(text, end) === lower) end -= 1;
  return text.slice(index, end);
}

/** @returns where the word that ends at `end` begins: at its last capital, or at its first letter. */
function startOfWord(text: string, end: number, start: number): number {
  const first = Math.max(start, end - wordLengthMax);
  let index = end;
  while (index > first && kindAt(text, index - 1) === lower) index -= 1;
  if (index === end || kindAt(text, index - 1) === upper)
    while (index > first && kindAt(text, index - 1) === upper) {
      index -= 1;
      if (end - index > 1 && kindAt(text, index + 1) === lower) break;
    }
  return index;
}

const marksLengthMax = 8;
const bracketLengthMax = 200;
/** "(a)", "(as)": the ending of a word, not a remark after it. */
const endingLengthMax = 4;
const headingReach = 60;
const headingTriesMax = 6;
/** A line with more colons is no text of a posting. */
const colonsMax = 12;
const ruleLengthMin = 5;
const wordLengthMax = 24;

/** @returns where the letters that end at `end` begin, capitals inside or not. */
function startOfLetters(text: string, end: number, start: number): number {
  const first = Math.max(start, end - wordLengthMax);
  let index = end;
  while (index > first && isLetter(kindAt(text, index - 1))) index -= 1;
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
