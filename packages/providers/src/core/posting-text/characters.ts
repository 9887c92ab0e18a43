// Kinds of characters. Those up to `blank` carry no meaning. Only `blank` has the bit 2 and only `uneven` the bit 32,
// so that bit operations over all kinds show whether a text has to be made even, without a branch for each character.
export const none = 0;
export const lower = 1;
export const blank = 2;
export const upper = 4;
export const newline = 5;
export const digit = 8;
/** . ; : ! ? , */
export const stop = 9;
/** What may end a line before a capital: brackets, quotation marks, % and +. */
export const closing = 12;
/** Signs that begin a list item at any position. */
export const bullet = 13;
/** Signs that begin a list item at the beginning of a line. */
export const dash = 16;
/** Emoji, and their first halves. */
export const picture = 17;
export const rule = 20;
export const hash = 21;
export const opening = 24;
/** Characters that look like a blank or are invisible; a text that was made even holds none. */
export const uneven = 32;

/**
 * As `text.charCodeAt(index)`, in a third of the time: where whole, sliced and concatenated strings alternate, the
 * engine would look the method up again for each character.
 */
export function codeAt(text: string, index: number): number {
  return String.prototype.charCodeAt.call(text, index);
}

/** @returns the kind of the character at `index`, as the numbers above; outside the text, `newline`. */
export function kindAt(text: string, index: number): number {
  return index < text.length && index >= 0 ? (kinds[codeAt(text, index)] ?? none) : newline;
}

/** As `kindAt`, for an index inside the text. */
export function kindOf(code: number): number {
  return kinds[code] ?? none;
}

/** @returns true for a text that holds a letter or a digit of any script. */
export function hasWord(text: string): boolean {
  for (let index = 0; index < text.length && index < signsLookedAt; index += 1) {
    const kind = kindOf(codeAt(text, index));
    if (kind === lower || kind === upper || kind === digit) return true;
  }
  return /[\p{L}\p{N}]/u.test(text);
}

const signsLookedAt = 8;

/** @returns true for a text with at least `count` blanks. */
export function holdsBlanks(text: string, count: number): boolean {
  let found = 0;
  for (let index = text.indexOf(" "); index !== -1 && found < count; index = text.indexOf(" ", index + 1))
    found += 1;
  return found >= count;
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
  for (let code = 0; code < table.length; code += 1)
    if (/[\s\u00ad\u200b]/.test(String.fromCharCode(code))) table[code] = uneven;
  set(" ", blank);
  set("\n", newline);
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
