import { blank, kindOf, newline, none, picture, stop, uneven } from "./characters.ts";

/**
 * A text with single blanks and no invisible characters, and its characters as numbers: their UTF-16 codes and
 * their kinds of `characters.ts`. Both arrays are longer than the text and are filled with newlines after it.
 */
export type Characters = { text: string; length: number; codes: Uint16Array; kinds: Uint8Array };

/**
 * Makes a text even and looks up every character once. A number in an array is read in a fraction of the time of
 * a string's character, because the engine has to find out at each access how the string is stored.
 *
 * @returns characters that are valid until the next text is read: the arrays are used again
 */
export function readCharacters(received: string): Characters {
  const read = readAsIs(received, roomOfTexts);
  const even = read.isEven ? read : makeEven(read);
  return even.text.includes("**") ? readAsIs(withoutBold(even.text), roomOfTexts) : even;
}

/**
 * @param part of a text that is even
 * @returns characters that are valid until the next part is read
 */
export function readCharactersOfPart(part: string): Characters {
  return readAsIs(part, roomOfParts);
}

/** @returns the kind of the character at `index`; outside the text, `newline`. */
export function kindAt({ kinds, length }: Characters, index: number): number {
  return index >= 0 && index < length ? (kinds[index] ?? newline) : newline;
}

/** @returns where the pictures that begin at `index` end, with their joiners and colour modifiers. */
export function endOfPictures({ codes, kinds }: Characters, index: number, endMax: number): number {
  let end = index;
  while (end < endMax) {
    const code = codes[end] ?? 0;
    const isJoint = code === 0x200d || (code >= 0xfe00 && code <= 0xfe0f);
    if (kinds[end] !== picture && !isJoint) break;
    end += code >= 0xd800 && code <= 0xdbff ? 2 : 1;
  }
  return end;
}

function readAsIs(text: string, usualRoom: Room): ReadCharacters {
  const { length } = text;
  const { codes, kinds, bytes } = length <= usualLengthMax ? usualRoom : makeRoom(length);
  bytes.write(text, "utf16le");
  let last = none;
  let found = none;
  let repeated = none;
  // Without a branch this takes a third of the time.
  for (let index = 0; index < length; index += 1) {
    const kind = kindOf(codes[index] ?? 0);
    kinds[index] = kind;
    found |= kind;
    repeated |= kind & last;
    last = kind;
  }
  endAt(length, codes, kinds);
  const hasUneven = (found & uneven) !== 0;
  return { text, length, codes, kinds, hasUneven, isEven: !hasUneven && (repeated & blank) === 0 };
}

/** Every run of blanks becomes one blank, invisible characters are removed, newlines stay: in the text and in place. */
function makeEven({ text, length, codes, kinds, hasUneven }: ReadCharacters): Characters {
  const plain = hasUneven ? text.replace(unseen, "").replace(oddBlanks, " ") : text;
  const even = plain.replace(runOfBlanks, " ");
  let index = hasUneven ? 0 : Math.max(0, text.search(twoBlanks));
  let end = index;
  for (; index < length; index += 1) {
    let kind = kinds[index] ?? none;
    let code = codes[index] ?? 0;
    if (kind === uneven) {
      if (isUnseen(code)) continue;
      kind = blank;
      code = blankCode;
    }
    if (kind === blank && end > 0 && kinds[end - 1] === blank) continue;
    kinds[end] = kind;
    codes[end] = code;
    end += 1;
  }
  endAt(end, codes, kinds);
  return { text: even, length: end, codes, kinds };
}

const unseen = /[\u00ad\u200b\ufeff]+/g;
const oddBlanks = /[\t\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;
const runOfBlanks = / {2,}/g;
/** An expression finds them in a third of the time of `indexOf`, which stops at each single blank. */
const twoBlanks = / {2}/;

function isUnseen(code: number): boolean {
  return code === 0xad || code === 0x200b || code === 0xfeff;
}

/** Writes newlines after the text, where a test of the next few characters ends. */
function endAt(length: number, codes: Uint16Array, kinds: Uint8Array): void {
  for (let index = length; index < length + lookahead; index += 1) {
    codes[index] = newlineCode;
    kinds[index] = newline;
  }
}

/** "**Quem somos**A Verde Vivo…": separates bold text from the text without a blank beside it. */
function withoutBold(text: string): string {
  const plain: string[] = [];
  let isOpen = false;
  let last = newline;
  for (const part of text.split("**")) {
    const next = part === "" ? newline : kindOf(part.charCodeAt(0));
    const isTouched = isOpen ? !isBlankOrEnd(last) : plain.length > 0 && next !== stop && !isBlankOrEnd(next);
    if (isTouched) plain.push("\n");
    plain.push(part);
    if (part !== "") last = kindOf(part.charCodeAt(part.length - 1));
    isOpen = !isOpen;
  }
  return plain.join("");
}

function isBlankOrEnd(kind: number): boolean {
  return kind === blank || kind === newline;
}

const newlineCode = 10;
const blankCode = 32;
const lookahead = 8;
/** A longer text gets arrays of its own. */
const usualLengthMax = 32_000;
const roomOfTexts = makeRoom(usualLengthMax);
const roomOfParts = makeRoom(usualLengthMax);

type ReadCharacters = Characters & { hasUneven: boolean; isEven: boolean };

type Room = { codes: Uint16Array; kinds: Uint8Array; bytes: Buffer };

function makeRoom(length: number): Room {
  const codes = new Uint16Array(length + lookahead);
  return { codes, kinds: new Uint8Array(length + lookahead), bytes: Buffer.from(codes.buffer) };
}
