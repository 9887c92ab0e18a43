// Kinds of characters. Those up to `blank` say nothing by themselves.
export const none = 0;
export const lower = 1;
export const blank = 2;
export const upper = 3;
export const newline = 4;
export const digit = 5;
/** . ; : ! ? , */
export const stop = 6;
/** What may end a line before a capital: brackets, quotation marks, % and +. */
export const closing = 7;
/** Signs that begin a list item wherever they stand. */
export const bullet = 8;
/** Signs that begin a list item at the beginning of a line. */
export const dash = 9;
/** Emoji, and their first halves. */
export const picture = 10;
export const rule = 11;
export const hash = 12;
export const opening = 13;

/** @returns the kind of the character at `index`, as the numbers above; outside the text, `newline`. */
export function kindAt(text: string, index: number): number {
  return index < text.length && index >= 0 ? (kinds[text.charCodeAt(index)] ?? none) : newline;
}

/** As `kindAt`, for an index inside the text. */
export function kindOf(code: number): number {
  return kinds[code] ?? none;
}

/** @returns true for a text that holds a letter or a digit, of any writing. */
export function hasWord(text: string): boolean {
  for (let index = 0; index < text.length && index < signsLookedAt; index += 1) {
    const kind = kindOf(text.charCodeAt(index));
    if (kind === lower || kind === upper || kind === digit) return true;
  }
  return /[\p{L}\p{N}]/u.test(text);
}

const signsLookedAt = 8;

/** @returns where the pictures that begin at `index` end, with what joins and colours them. */
export function endOfPictures(text: string, index: number): number {
  let end = index;
  while (end < text.length) {
    const code = text.charCodeAt(end);
    const isJoint = code === 0x200d || (code >= 0xfe00 && code <= 0xfe0f);
    if (kindAt(text, end) !== picture && !isJoint) break;
    end += code >= 0xd800 && code <= 0xdbff ? 2 : 1;
  }
  return end;
}

const kinds = tableOfKinds();

function tableOfKinds(): Uint8Array {
  const table = new Uint8Array(0x10000);
  const set = (signs: string, kind: number) => {
    for (const sign of signs) table[sign.charCodeAt(0)] = kind;
  };
  for (let code = 0x41; code <= 0x17f; code += 1) {
    const letter = String.fromCharCode(code);
    if (letter.toLowerCase() === letter.toUpperCase()) continue;
    table[code] = letter === letter.toLowerCase() ? lower : upper;
  }
  for (let code = 0x2600; code <= 0x27bf; code += 1) table[code] = picture;
  for (let code = 0x2b00; code <= 0x2bff; code += 1) table[code] = picture;
  for (let code = 0xd83c; code <= 0xd83e; code += 1) table[code] = picture;
  set(" \t\u00a0\u2009\u202f\u3000", blank);
  set("\n\r\u000b\u000c\u2028\u2029", newline);
  set("0123456789", digit);
  set(".;:!?,", stop);
  set(')]%+"”»', closing);
  set("*-–—·", dash);
  set("•●▪■◦‣⁃∙►▶➤➢➔✓✔✅☑❖◆◇⦁", bullet);
  set("_", rule);
  set("#", hash);
  set("(", opening);
  return table;
}
