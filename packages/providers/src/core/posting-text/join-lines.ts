import {
  blank,
  bullet,
  closing,
  dash,
  digit,
  hasWord,
  kindAt,
  lower,
  newline,
  none,
  picture,
  stop,
  upper,
} from "./characters.ts";
import { findHeading, firstWordIn } from "./headings.ts";
import { inside, type Line, type WholeLine } from "./line.ts";
import { isFirstWord } from "./line-words.ts";
import { type Characters, endOfPictures, readCharactersOfPart } from "./read-characters.ts";

/**
 * Reads the mark of each line and joins the lines of one sentence or list item that a word processor
 * broke: "•Formação" and "superior completa" are one item.
 */
export function joinLines(characters: Characters, lines: readonly Line[]): WholeLine[] {
  let circles = 0;
  for (const { start, end } of lines) if (isCircle(characters, start, end)) circles += 1;
  const joined: WholeLine[] = [];
  let previous: WholeLine | undefined;
  for (const { start, end, after, signs } of lines) {
    const textStart = withoutSigns(characters, start, end);
    if (!holdsWord(characters, textStart, end)) continue;
    const line = readMark(characters, textStart, end, after, signs, circles > 1);
    if (previous && goesOn(previous, line)) {
      previous.text += ` ${line.text}`;
      previous.bare += ` ${line.text}`;
      previous.signs |= signs;
    } else {
      joined.push(line);
      previous = line;
    }
  }
  return joined;
}

/** @returns a part of a line as a line of its own */
export function readPart(text: string): WholeLine {
  return readMark(readCharactersOfPart(text), 0, text.length, "glued", inside.any, false);
}

/** @returns where a line begins after the signs that a lost break leaves; ".NET" keeps its dot. */
function withoutSigns({ text, codes, kinds }: Characters, lineStart: number, end: number): number {
  let start = lineStart;
  while (start < end && (kinds[start] === stop || kinds[start] === blank)) {
    if (codes[start] === fullStop && text.slice(start + 1, Math.min(start + 4, end)).toLowerCase() === "net")
      break;
    start += 1;
  }
  return start;
}

function holdsWord({ text, kinds }: Characters, start: number, end: number): boolean {
  for (let index = start; index < end && index < start + signsLookedAt; index += 1)
    if (kinds[index] === lower || kinds[index] === upper || kinds[index] === digit) return true;
  return hasWord(text.slice(start, end));
}

/** Whether a line begins with "o " as in "o Experiência": the circle bullet of a word processor. */
function isCircle({ codes, kinds }: Characters, start: number, end: number): boolean {
  return (
    codes[start] === circle && start + 2 < end && kinds[start + 1] === blank && kinds[start + 2] === upper
  );
}

/** The bullet is removed; numbers and pictures stay in `text`, for they may have a meaning. */
function readMark(
  characters: Characters,
  lineStart: number,
  lineEnd: number,
  after: Line["after"],
  signs: number,
  hasCircles: boolean,
): WholeLine {
  let mark: WholeLine["mark"] = null;
  let textStart = lineStart;
  let start = lineStart;
  for (
    let found = markAt(characters, start, lineEnd, hasCircles);
    found !== null;
    found = markAt(characters, start, lineEnd, false)
  ) {
    start = found.end;
    if (found.mark === "bullet") textStart = start;
    mark = mark === "bullet" ? mark : found.mark;
  }
  const text = characters.text.slice(textStart, lineEnd);
  const end = withoutPicturesAtEnd(characters, start, endOfItem(characters, start, lineEnd));
  if (end <= start)
    return { text, after, signs, mark, bare: text, first: firstWordIn(characters, textStart, lineEnd) };
  const bare = start === textStart && end === lineEnd ? text : characters.text.slice(start, end);
  return { text, after, signs, mark, bare, first: firstWordIn(characters, start, end) };
}

function markAt(
  characters: Characters,
  index: number,
  end: number,
  hasCircles: boolean,
): { mark: "bullet" | "number" | "picture"; end: number } | null {
  const { codes, kinds } = characters;
  const kind = index < end ? kinds[index] : newline;
  if (kind === upper || kind === newline) return null;
  const next = index + 1 < end ? kinds[index + 1] : newline;
  if (kind === bullet) return { mark: "bullet", end: skipBlanks(kinds, index + 1, end) };
  if (kind === dash && (next === blank || next === upper || next === lower))
    return { mark: "bullet", end: skipBlanks(kinds, index + 1, end) };
  if (hasCircles && isCircle(characters, index, end)) return { mark: "bullet", end: index + 2 };
  if (kind === picture)
    return { mark: "picture", end: skipBlanks(kinds, endOfPictures(characters, index, end), end) };
  if (kind === digit) return numberAt(characters, index, end);
  if (kind === lower && next === closing && codes[index + 1] === closingBracket)
    return { mark: "number", end: skipBlanks(kinds, index + 2, end) };
  return null;
}

function numberAt(
  { codes, kinds }: Characters,
  start: number,
  end: number,
): { mark: "number"; end: number } | null {
  const kindBefore = (index: number) => (index < end ? (kinds[index] ?? none) : newline);
  let sign = start + (kindBefore(start + 1) === digit ? 2 : 1);
  if (kindBefore(sign) === blank && kindBefore(sign + 1) === dash) sign += 1;
  if (sign >= end || !numberSigns.has(codes[sign] ?? 0) || kindBefore(sign + 1) === digit) return null;
  return { mark: "number", end: skipBlanks(kinds, sign + 1, end) };
}

function skipBlanks(kinds: Uint8Array, start: number, end: number): number {
  let index = start;
  while (index < end && kinds[index] === blank) index += 1;
  return index;
}

function endOfItem({ codes, kinds }: Characters, start: number, lineEnd: number): number {
  let end = lineEnd;
  while (end > start && (codes[end - 1] === semicolon || kinds[end - 1] === blank)) end -= 1;
  return end;
}

function withoutPicturesAtEnd(characters: Characters, start: number, lineEnd: number): number {
  const { codes, kinds } = characters;
  if (lineEnd <= start || (codes[lineEnd - 1] ?? 0) < firstPicture) return lineEnd;
  for (let index = Math.max(start, lineEnd - picturesMax); index < lineEnd; index += 1)
    if (kinds[index] === picture && endOfPictures(characters, index, lineEnd) === lineEnd) {
      let end = index;
      while (end > start && kinds[end - 1] === blank) end -= 1;
      return end;
    }
  return lineEnd;
}

const firstPicture = 0x2600;
const picturesMax = 24;
const signsLookedAt = 8;
const circle = 111;
const closingBracket = 41;
const fullStop = 46;
const semicolon = 59;
/** The character codes of ) . - – */
const numberSigns = new Set([41, 46, 45, 0x2013]);

function goesOn(previous: WholeLine, line: WholeLine): boolean {
  if (line.mark !== null || line.after === "glued" || isEnd(previous.text)) return false;
  if (previous.text.length > joinedLengthMax) return false;
  const isLower = kindAt(line.text, 0) === lower;
  const leads = leadsOn(previous.text);
  const isInSentence = previous.mark === "bullet" || kindAt(previous.bare, 0) !== lower;
  if (line.after === "empty" && !(isLower && leads)) return false;
  if (!leads && !(isLower && isInSentence) && !isWrapped(previous, line)) return false;
  return findHeading(line) === null && findHeading({ ...previous, mark: null }) === null;
}

/** Whether a line continues the bullet before it, although it begins with a capital: "•Inglês" and "Avançado". */
function isWrapped(previous: WholeLine, line: WholeLine): boolean {
  if (previous.mark !== "bullet" || line.after !== "newline" || "!?".includes(line.text.at(-1) ?? ""))
    return false;
  return (
    (!previous.bare.includes(" ") || previous.bare.length >= wrappedLengthMin) && !isFirstWord(line.first)
  );
}

const wrappedLengthMin = 45;
/** Longer paragraphs are not searched again for each of their lines. */
const joinedLengthMax = 1_000;

function isEnd(text: string): boolean {
  return ".;:!?".includes(text.at(-1) ?? "");
}

/** Whether the line ends with a comma, an open bracket or a word that needs a following word. */
function leadsOn(text: string): boolean {
  if (text.endsWith(",") || text.lastIndexOf("(") > text.lastIndexOf(")")) return true;
  return leadingWords.has(text.slice(text.lastIndexOf(" ") + 1).toLowerCase());
}

const leadingWords = new Set(
  "a o as os e ou de da do das dos em no na nos nas com por para pra ao aos à às um uma sem sobre que entre como seu sua".split(
    " ",
  ),
);
