import {
  blank,
  bullet,
  dash,
  digit,
  endOfPictures,
  hasWord,
  kindAt,
  lower,
  picture,
  stop,
  upper,
} from "./characters.ts";
import { isFirstWord } from "./glued-words.ts";
import { findHeading, firstWordOf } from "./headings.ts";
import { inside, type Line, type WholeLine } from "./line.ts";

/**
 * Reads the mark of each line and joins the lines of one sentence or list item that a word processor
 * broke: "•Formação" and "superior completa" are one item.
 */
export function joinLines(lines: readonly Line[]): WholeLine[] {
  const circles = lines.filter((line) => isCircle(line.text)).length;
  const joined: WholeLine[] = [];
  let previous: WholeLine | undefined;
  for (const { text: received, after, signs } of lines) {
    const text = withoutSigns(received);
    if (!hasWord(text)) continue;
    const line = readMark(text, after, signs, circles > 1);
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
  return readMark(text, "glued", inside.any, false);
}

/** Without what a lost break leaves behind; ".NET" keeps its dot. */
function withoutSigns(text: string): string {
  let start = 0;
  for (let kind = kindAt(text, 0); kind === stop || kind === blank; kind = kindAt(text, start)) {
    if (text[start] === "." && text.slice(start + 1, start + 4).toLowerCase() === "net") break;
    start += 1;
  }
  return start === 0 ? text : text.slice(start);
}

/** "o Experiência", the circle of a word processor. */
function isCircle(text: string): boolean {
  return text.startsWith("o") && kindAt(text, 1) === blank && kindAt(text, 2) === upper;
}

/** The bullet goes; numbers and pictures stay in `text`, for they may say something. */
function readMark(line: string, after: Line["after"], signs: number, hasCircles: boolean): WholeLine {
  let mark: WholeLine["mark"] = null;
  let textStart = 0;
  let start = 0;
  for (let found = markAt(line, 0, hasCircles); found !== null; found = markAt(line, start, false)) {
    start = found.end;
    if (found.mark === "bullet") textStart = start;
    mark = mark === "bullet" ? mark : found.mark;
  }
  const text = textStart === 0 ? line : line.slice(textStart);
  const own = withoutPicturesAtEnd(line.slice(start, endOfItem(line)));
  const bare = own === "" ? text : own;
  return { text, after, signs, mark, bare, first: firstWordOf(bare) };
}

function markAt(
  line: string,
  index: number,
  hasCircles: boolean,
): { mark: "bullet" | "number" | "picture"; end: number } | null {
  const kind = kindAt(line, index);
  if (kind === upper) return null;
  const next = kindAt(line, index + 1);
  if (kind === bullet) return { mark: "bullet", end: skipBlanks(line, index + 1) };
  if (kind === dash && (next === blank || next === upper || next === lower))
    return { mark: "bullet", end: skipBlanks(line, index + 1) };
  if (hasCircles && isCircle(line)) return { mark: "bullet", end: 2 };
  if (kind === picture) return { mark: "picture", end: skipBlanks(line, endOfPictures(line, index)) };
  if (kind === digit) {
    let end = index + (next === digit ? 2 : 1);
    if (kindAt(line, end) === blank && kindAt(line, end + 1) === dash) end += 1;
    const isNumber = ").-–".includes(line[end] ?? " ") && kindAt(line, end + 1) !== digit;
    return isNumber ? { mark: "number", end: skipBlanks(line, end + 1) } : null;
  }
  if (kind === lower && line[index + 1] === ")") return { mark: "number", end: skipBlanks(line, index + 2) };
  return null;
}

function skipBlanks(line: string, index: number): number {
  let end = index;
  while (end < line.length && kindAt(line, end) === blank) end += 1;
  return end;
}

function endOfItem(line: string): number {
  let end = line.length;
  while (end > 0 && (line[end - 1] === ";" || line[end - 1] === " ")) end -= 1;
  return end;
}

function withoutPicturesAtEnd(text: string): string {
  const last = text.charCodeAt(text.length - 1);
  if (last < firstPicture) return text;
  for (let index = Math.max(0, text.length - picturesMax); index < text.length; index += 1)
    if (kindAt(text, index) === picture && endOfPictures(text, index) === text.length)
      return text.slice(0, index).trim();
  return text;
}

const firstPicture = 0x2600;
const picturesMax = 24;

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

/** A line of a bullet that goes on with a capital: "•Inglês" and "Avançado". */
function isWrapped(previous: WholeLine, line: WholeLine): boolean {
  if (previous.mark !== "bullet" || line.after !== "newline" || "!?".includes(line.text.at(-1) ?? ""))
    return false;
  return (
    (!previous.bare.includes(" ") || previous.bare.length >= wrappedLengthMin) && !isFirstWord(line.first)
  );
}

const wrappedLengthMin = 45;
/** Longer paragraphs are not looked through again for each of their lines. */
const joinedLengthMax = 1_000;

function isEnd(text: string): boolean {
  return ".;:!?".includes(text.at(-1) ?? "");
}

/** The line ends with a comma, an open bracket or a word that wants another one. */
function leadsOn(text: string): boolean {
  if (text.endsWith(",") || text.lastIndexOf("(") > text.lastIndexOf(")")) return true;
  return leadingWords.has(text.slice(text.lastIndexOf(" ") + 1).toLowerCase());
}

const leadingWords = new Set(
  "a o as os e ou de da do das dos em no na nos nas com por para pra ao aos à às um uma sem sobre que entre como seu sua".split(
    " ",
  ),
);
